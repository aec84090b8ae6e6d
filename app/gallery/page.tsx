import { pageMetadata } from '@/app/_seo/metadata';
import { StructuredData } from '@/app/_seo/structured-data-script';
import { GalleryPreview } from '@/components/gallery/gallery-preview/gallery-preview';
import { HotelGalleries } from '@/components/gallery/hotel-galleries/hotel-galleries';
import { PageFrame } from '@/components/page-frame/page-frame';
import { ScrollToFocusScript } from '@/components/scroll-to-focus/scroll-to-focus-script';
import { PageHero } from '@/components/several-pages/page-hero/page-hero';
import { headings } from '@/content/headings';
import { labels } from '@/content/labels';
import { pages } from '@/content/pages';

export const metadata = pageMetadata('gallery');

export default function GalleryPage() {
  return (
    <PageFrame current={pages.gallery.path}>
      <PageHero {...headings.gallery} picture={pages.gallery.picture} />
      <GalleryPreview
        text={{
          close: labels.closePicture,
          previous: labels.previousPicture,
          next: labels.nextPicture,
          position: labels.pictureOf,
          missing: labels.pictureMissing,
        }}
      >
        <HotelGalleries />
      </GalleryPreview>
      <ScrollToFocusScript />
      <StructuredData page="gallery" />
    </PageFrame>
  );
}
