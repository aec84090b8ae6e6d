import { StructuredData } from '@/app/_seo/structured-data-script';
import { CounterStrip } from '@/components/home/counters/counter-strip';
import { FeaturedHotels } from '@/components/home/featured-hotels/featured-hotels';
import { Hero } from '@/components/home/hero/hero';
import { HotelGridHtml } from '@/components/home/hotel-grid/hotel-grid-html';
import { HotelListHtml } from '@/components/home/hotel-list/hotel-list-html';
import { Offers } from '@/components/home/offers/offers';
import { PullQuote } from '@/components/home/pull-quote/pull-quote';
import { ExploreFacilities } from '@/components/shared/explore-facilities/explore-facilities';
import { RoomsCarousel } from '@/components/shared/rooms-carousel/rooms-carousel';
import { PageParts } from '@/components/startup/page-parts';
import { pageMetadata } from '@/app/_seo/metadata';

export const metadata = pageMetadata('home');

export default function HomePage() {
  return (
    <>
      <PageParts>
        <Hero />
        <PullQuote />
        <FeaturedHotels />
        <RoomsCarousel />
        <ExploreFacilities isHome />
        <Offers />
        <CounterStrip />
        <HotelGridHtml />
        <HotelListHtml />
      </PageParts>
      <StructuredData page="home" />
    </>
  );
}
