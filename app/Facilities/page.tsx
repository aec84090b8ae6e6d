import { pageMetadata } from '@/app/_seo/metadata';
import { StructuredData } from '@/app/_seo/structured-data-script';
import { FacilityCards } from '@/components/facilities/facility-cards/facility-cards';
import { RoomsGrid } from '@/components/facilities/rooms-grid/rooms-grid';
import { PageFrame } from '@/components/page-frame/page-frame';
import { ExploreFacilities } from '@/components/several-pages/explore-facilities/explore-facilities';
import { PageHero } from '@/components/several-pages/page-hero/page-hero';
import { RoomsCarousel } from '@/components/several-pages/rooms-carousel/rooms-carousel';
import { headings } from '@/content/headings';
import { pages } from '@/content/pages';

export const metadata = pageMetadata('facilities');

export default function FacilitiesPage() {
  return (
    <PageFrame current={pages.facilities.path}>
      <PageHero {...headings.facilities} picture={pages.facilities.picture} textPosition="beside" />
      <RoomsGrid />
      <FacilityCards />
      <ExploreFacilities />
      <RoomsCarousel />
      <StructuredData page="facilities" />
    </PageFrame>
  );
}
