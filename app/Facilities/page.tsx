import { StructuredData } from '@/app/_seo/structured-data-script';
import { FacilityCardsHtml, RoomsGridHtml } from '@/components/facilities/facilities-html';
import { ExploreFacilities } from '@/components/shared/explore-facilities/explore-facilities';
import { PageHeroHtml } from '@/components/shared/shared-html';
import { RoomsCarousel } from '@/components/shared/rooms-carousel/rooms-carousel';
import { headings, pages } from '@/content/pages';
import { PageParts } from '@/components/startup/page-parts';
import { pageMetadata } from '@/app/_seo/metadata';

export const metadata = pageMetadata('facilities');

export default function FacilitiesPage() {
  return (
    <>
      <PageParts>
        <PageHeroHtml {...headings.facilities} picture={pages.facilities.picture} words="beside" />
        <RoomsGridHtml />
        <FacilityCardsHtml />
        <ExploreFacilities />
        <RoomsCarousel />
      </PageParts>
      <StructuredData page="facilities" />
    </>
  );
}
