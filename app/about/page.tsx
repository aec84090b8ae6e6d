import { pageMetadata } from '@/app/_seo/metadata';
import { StructuredData } from '@/app/_seo/structured-data-script';
import { DrawnOpening } from '@/components/about/drawn-opening/drawn-opening';
import { ProgressBars } from '@/components/about/progress-bars/progress-bars';
import { Story } from '@/components/about/story/story';
import { WhyChooseUs } from '@/components/about/why-choose-us/why-choose-us';
import { PageFrame } from '@/components/page-frame/page-frame';
import { PageHero } from '@/components/several-pages/page-hero/page-hero';
import { RoomsCarousel } from '@/components/several-pages/rooms-carousel/rooms-carousel';
import { content } from '@/content/content';
import { hotelById } from '@/content/hotels';
import { pages } from '@/content/pages';

export const metadata = pageMetadata('about');

export default function AboutPage() {
  const { hero } = content.about;
  return (
    <PageFrame current={pages.about.path}>
      <PageHero
        title={hero.title}
        intro={hero.intro}
        picture={<DrawnOpening hotel={hotelById(hero.hotel)} />}
        textPosition="below"
      />
      <Story />
      <WhyChooseUs />
      <RoomsCarousel />
      <ProgressBars />
      <StructuredData page="about" />
    </PageFrame>
  );
}
