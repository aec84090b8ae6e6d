import clsx from 'clsx';

interface SectionHeadingProps {
  /** The heading's id, for a part that is named by it. */
  id?: string;
  title: string;
  intro?: string;
  className?: string;
}

/** The title of a section, with an optional line of introduction. */
export function SectionHeading({ id, title, intro, className }: SectionHeadingProps) {
  return (
    <div className={clsx('mb-10 max-w-224 md:mb-14', className)}>
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {intro && <p className="mt-4 text-lg">{intro}</p>}
    </div>
  );
}
