import '@/styles/about.css';

import { StructuredData } from '@/app/_seo/structured-data-script';
import { ProgressBars } from '@/components/sections/about/progress-bars';
import { Story } from '@/components/sections/about/story';
import { WhyChooseUs } from '@/components/sections/about/why-choose-us';
import { PageHero } from '@/components/sections/shared/page-hero';
import { RoomsCarousel } from '@/components/sections/shared/rooms-carousel';
import { about } from '@/content/about';
import { pageMetadata } from '@/app/_seo/metadata';

export const metadata = pageMetadata('about');

export default function AboutPage() {
  return (
    <>
      <PageHero {...about.hero} />
      <Story />
      <WhyChooseUs />
      <RoomsCarousel />
      <ProgressBars />
      <StructuredData page="about" />
    </>
  );
}
