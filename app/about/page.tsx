import { StructuredData } from '@/app/_seo/structured-data-script';
import { ProgressBars } from '@/components/about/progress-bars/progress-bars';
import { Story } from '@/components/about/story/story';
import { WhyChooseUs } from '@/components/about/why-choose-us/why-choose-us';
import { PageHero } from '@/components/shared/page-hero/page-hero';
import { RoomsCarousel } from '@/components/shared/rooms-carousel/rooms-carousel';
import { about } from '@/content/about';
import { PageParts } from '@/components/startup/page-parts';
import { pageMetadata } from '@/app/_seo/metadata';

export const metadata = pageMetadata('about');

export default function AboutPage() {
  return (
    <>
      <PageParts>
        <PageHero {...about.hero} words="below" />
        <Story />
        <WhyChooseUs />
        <RoomsCarousel />
        <ProgressBars />
      </PageParts>
      <StructuredData page="about" />
    </>
  );
}
