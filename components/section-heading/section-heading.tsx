import clsx from 'clsx';

interface SectionHeadingProps {
  /** The id of the heading, for a section that is labelled by it. */
  id?: string;
  title: string;
  intro?: string;
  /** A smaller title, with its introduction below it: for a section that has something else beside its heading. */
  isInColumn?: boolean;
}

/** The title of a section, with an optional introduction, which is beside the title in a wide window. */
export function SectionHeading({ id, title, intro, isInColumn = false }: SectionHeadingProps) {
  return (
    <div
      className={clsx(
        'mb-6 md:mb-8',
        !isInColumn && 'xl:grid xl:grid-cols-[8fr_4fr] xl:items-baseline-last xl:gap-8',
      )}
    >
      <h2 id={id} className={isInColumn ? 'text-2xl' : 'text-3xl'}>
        {title}
      </h2>
      {intro && <p className="mt-2 max-w-[35.9em] text-base md:mt-3 md:text-lg">{intro}</p>}
    </div>
  );
}
