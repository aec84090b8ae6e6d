import { StructuredData } from '@/app/_seo/structured-data-script';
import { HotelGalleries } from '@/components/gallery/hotel-galleries/hotel-galleries';
import { PageHero } from '@/components/shared/page-hero/page-hero';
import { headings, pages } from '@/content/pages';
import { PageParts } from '@/components/startup/page-parts';
import { pageMetadata } from '@/app/_seo/metadata';

export const metadata = pageMetadata('gallery');

export default function GalleryPage() {
  return (
    <>
      <PageParts>
        <PageHero {...headings.gallery} picture={pages.gallery.picture} isSubjectHigh />
        <HotelGalleries />
      </PageParts>
      <StructuredData page="gallery" />
    </>
  );
}
