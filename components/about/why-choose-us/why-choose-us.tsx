import { Icon } from '@/components/icon/icon';
import { LinkedText } from '@/components/linked-text/linked-text';
import { SectionHeading } from '@/components/section-heading/section-heading';
import { WholeWords } from '@/components/whole-words/whole-words';
import { content } from '@/content/content';
import { headings } from '@/content/headings';

/** Why guests come back, in words and in tiles. */
export function WhyChooseUs() {
  const { why, features } = content.about;
  return (
    <section className="on-dark bg-pine py-section text-plaster">
      <div className="px-edge">
        <SectionHeading title={headings.whyChooseUs.title} intro={why.text} layout="below" />
        <ul role="list" className="mb-12 grid gap-3 md:grid-cols-2">
          {why.points.map((point) => (
            <li key={point} className="flex max-w-text gap-3 text-pretty">
              <Icon name="check" className="mt-1 size-5 flex-none text-brass-light" />
              <span>
                <WholeWords text={point} />
              </span>
            </li>
          ))}
        </ul>
        <h3 className="text-2xl">{headings.features.title}</h3>
        <p className="mt-2">{headings.features.intro}</p>
        <ul className="mt-8 grid gap-x-12 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
          {features.map((feature) => (
            <li key={feature.title}>
              <Icon name={feature.icon} className="size-9 text-brass-light" />
              <h4 className="mt-4 font-display text-xl">{feature.title}</h4>
              <p className="mt-2">
                <LinkedText text={feature.description} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
