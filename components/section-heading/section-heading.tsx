import clsx from 'clsx';

interface SectionHeadingProps {
  /** The id of the heading, for a section that is labelled by it. */
  id?: string;
  title: string;
  intro?: string;
  /** A larger title, used once per page. In a wide window, its introduction is beside it. */
  isLarge?: boolean;
  className?: string;
}

/** The title of a section, with an optional introduction. */
export function SectionHeading({ id, title, intro, isLarge = false, className }: SectionHeadingProps) {
  return (
    <div
      className={clsx(
        'mb-6 md:mb-8',
        isLarge && 'xl:grid xl:grid-cols-[8fr_4fr] xl:items-baseline-last xl:gap-8',
        className,
      )}
    >
      <h2 id={id} className={isLarge ? 'text-3xl' : 'text-2xl'}>
        {title}
      </h2>
      {intro && <p className="mt-2 max-w-[35.9em] text-base md:mt-3 md:text-lg">{intro}</p>}
    </div>
  );
}
