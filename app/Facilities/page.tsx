import '@/styles/facilities.css';

import { StructuredData } from '@/app/_seo/structured-data-script';
import { FacilityCards } from '@/components/sections/facilities/facility-cards';
import { RoomsGrid } from '@/components/sections/facilities/rooms-grid';
import { ExploreFacilities } from '@/components/sections/shared/explore-facilities';
import { PageHero } from '@/components/sections/shared/page-hero';
import { RoomsCarousel } from '@/components/sections/shared/rooms-carousel';
import { headings, pages } from '@/content/pages';
import { pageMetadata } from '@/app/_seo/metadata';

export const metadata = pageMetadata('facilities');

export default function FacilitiesPage() {
  return (
    <>
      <PageHero {...headings.facilities} picture={pages.facilities.picture} />
      <RoomsGrid />
      <FacilityCards />
      <ExploreFacilities />
      <RoomsCarousel />
      <StructuredData page="facilities" />
    </>
  );
}
