import { StructuredData } from '@/app/_seo/structured-data-script';
import { GalleryLightbox } from '@/components/gallery/gallery-dialog/gallery-lightbox';
import { HotelGalleriesHtml } from '@/components/gallery/hotel-galleries/hotel-galleries-html';
import { PageHeroHtml } from '@/components/shared/shared-html';
import { labels } from '@/content/labels';
import { headings, pages } from '@/content/pages';
import { PageParts } from '@/components/startup/page-parts';
import { pageMetadata } from '@/app/_seo/metadata';

export const metadata = pageMetadata('gallery');

export default function GalleryPage() {
  return (
    <>
      <PageParts>
        <PageHeroHtml {...headings.gallery} picture={pages.gallery.picture} isSubjectHigh />
        <GalleryLightbox
          text={{
            close: labels.closePicture,
            previous: labels.previousPicture,
            next: labels.nextPicture,
            position: labels.pictureOf,
            missing: labels.pictureMissing,
          }}
        >
          <HotelGalleriesHtml />
        </GalleryLightbox>
      </PageParts>
      <StructuredData page="gallery" />
    </>
  );
}
