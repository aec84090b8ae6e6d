import { pageMetadata } from '@/app/_seo/metadata';
import { StructuredData } from '@/app/_seo/structured-data-script';
import { FeaturedHotels } from '@/components/home/featured-hotels/featured-hotels';
import { Hero } from '@/components/home/hero/hero';
import { HotelGrid } from '@/components/home/hotel-grid/hotel-grid';
import { HotelList } from '@/components/home/hotel-list/hotel-list';
import { Offers } from '@/components/home/offers/offers';
import { PullQuote } from '@/components/home/pull-quote/pull-quote';
import { PageFrame } from '@/components/page-frame/page-frame';
import { ScrollToFocusScript } from '@/components/scroll-to-focus/scroll-to-focus-script';
import { ExploreFacilities } from '@/components/several-pages/explore-facilities/explore-facilities';
import { RoomsCarousel } from '@/components/several-pages/rooms-carousel/rooms-carousel';
import { pages } from '@/content/pages';

export const metadata = pageMetadata('home');

export default function HomePage() {
  return (
    <PageFrame current={pages.home.path} isHeaderOverPicture>
      <Hero />
      <PullQuote />
      <FeaturedHotels />
      <RoomsCarousel />
      <ExploreFacilities isHome />
      <Offers />
      <HotelGrid />
      <HotelList />
      <ScrollToFocusScript />
      <StructuredData page="home" />
    </PageFrame>
  );
}
