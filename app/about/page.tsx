import { StructuredData } from '@/app/_seo/structured-data-script';
import { StoryHtml, WhyChooseUsHtml } from '@/components/about/about-html';
import { ProgressBars } from '@/components/about/progress-bars/progress-bars';
import { PageHeroHtml } from '@/components/shared/shared-html';
import { RoomsCarousel } from '@/components/shared/rooms-carousel/rooms-carousel';
import { about } from '@/content/about';
import { PageParts } from '@/components/startup/page-parts';
import { pageMetadata } from '@/app/_seo/metadata';

export const metadata = pageMetadata('about');

export default function AboutPage() {
  return (
    <>
      <PageParts>
        <PageHeroHtml {...about.hero} words="below" />
        <StoryHtml />
        <WhyChooseUsHtml />
        <RoomsCarousel />
        <ProgressBars />
      </PageParts>
      <StructuredData page="about" />
    </>
  );
}
