import clsx from 'clsx';

import { GableLine } from '@/components/ui/gable-line';

interface SectionHeadingProps {
  /** The heading's id, for a part that is named by it. */
  id?: string;
  title: string;
  intro?: string;
  /** The gable above it: once a page is enough. */
  hasMotif?: boolean;
  className?: string;
}

/** The title of a section, with its motif and an optional line of introduction. */
export function SectionHeading({ id, title, intro, hasMotif = true, className }: SectionHeadingProps) {
  return (
    <div className={clsx('mb-10 max-w-224 md:mb-14', className)}>
      {hasMotif && <GableLine className="mb-4 text-brass" />}
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {intro && <p className="mt-4 max-w-168 text-lg">{intro}</p>}
    </div>
  );
}
