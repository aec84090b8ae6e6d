import { ProgressBar } from '@/components/progress-bar/progress-bar';
import { SectionHeading } from '@/components/section-heading/section-heading';
import { content } from '@/content/content';
import { headings } from '@/content/headings';

/** How guests rate the hotels, as bars. */
export function ProgressBars() {
  return (
    <section className="bg-paper py-section">
      <div className="px-edge">
        <SectionHeading {...headings.progress} />
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
          {content.about.progress.map((bar) => (
            <ProgressBar key={bar.label} {...bar} />
          ))}
        </div>
      </div>
    </section>
  );
}
