import { Picture } from '@/components/ui/picture';
import { SectionHeading } from '@/components/ui/section-heading';
import { about } from '@/content/about';
import { headings } from '@/content/pages';
import { pictures } from '@/content/pictures';

/** How the group came to be. */
export function Story() {
  return (
    <section className="section">
      <div className="wrap split">
        <div>
          <SectionHeading {...headings.ourStory} className="mb-6 md:mb-8" />
          {about.story.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-4">
              {paragraph}
            </p>
          ))}
        </div>
        <Picture
          name={about.story.picture}
          alt={pictures[about.story.picture]}
          sizes="(min-width: 992px) 540px, 92vw"
          className="split-picture"
        />
      </div>
    </section>
  );
}
