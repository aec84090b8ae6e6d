import '@/styles/home.css';

import { StructuredData } from '@/app/_seo/structured-data-script';
import { CounterStrip } from '@/components/sections/home/counter-strip';
import { FeaturedHotels } from '@/components/sections/home/featured-hotels';
import { Hero } from '@/components/sections/home/hero';
import { HotelGrid } from '@/components/sections/home/hotel-grid';
import { HotelList } from '@/components/sections/home/hotel-list';
import { Offers } from '@/components/sections/home/offers';
import { PullQuote } from '@/components/sections/home/pull-quote';
import { ExploreFacilities } from '@/components/sections/shared/explore-facilities';
import { RoomsCarousel } from '@/components/sections/shared/rooms-carousel';
import { pageMetadata } from '@/app/_seo/metadata';

export const metadata = pageMetadata('home');

export default function HomePage() {
  return (
    <>
      <Hero />
      <HotelGrid />
      <ExploreFacilities isHome />
      <FeaturedHotels />
      <Offers />
      <PullQuote />
      <RoomsCarousel />
      <CounterStrip />
      <HotelList />
      <StructuredData page="home" />
    </>
  );
}
