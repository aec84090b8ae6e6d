import { HotelListLink } from '@/components/hotel/hotel-list-link/hotel-list-link';
import { Picture } from '@/components/picture/picture';
import { SectionHeading } from '@/components/section-heading/section-heading';
import { altTexts } from '@/content/alt-texts';
import { content } from '@/content/content';
import { headings } from '@/content/headings';
import { MIN_WIDTH } from '@/lib/breakpoints';

/** The history of the group. */
export function Story() {
  const { paragraphs, picture } = content.about.story;
  return (
    <section className="py-section">
      <div className="grid gap-12 px-edge lg:grid-cols-2 lg:gap-24">
        <div>
          <SectionHeading {...headings.ourStory} layout="column" />
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-4">
              {paragraph}
            </p>
          ))}
          <HotelListLink className="button mt-2" />
        </div>
        <Picture
          name={picture}
          alt={altTexts[picture]}
          sizes={`${MIN_WIDTH.xl} 960px, ${MIN_WIDTH.lg} 69vw, 92vw`}
          className="aspect-3/2 w-full lg:aspect-4/5 lg:max-h-160"
        />
      </div>
    </section>
  );
}
