import clsx from 'clsx';

interface SectionHeadingProps {
  /** The id of the heading, for a section that is labelled by it. */
  id?: string;
  title: string;
  intro?: string;
  /**
   * Where the introduction is in a wide window: beside the title, or below it if it is long. In a column, beside
   * something else, the title is smaller and the introduction below.
   */
  layout?: 'beside' | 'below' | 'column';
}

/** The title of a section, with an optional introduction. */
export function SectionHeading({ id, title, intro, layout = 'beside' }: SectionHeadingProps) {
  return (
    <div
      className={clsx(
        'mb-6',
        layout === 'beside' && 'xl:grid xl:min-h-[4.5rem] xl:grid-cols-[8fr_4fr] xl:items-end xl:gap-8',
      )}
    >
      <h2 id={id} className={layout === 'column' ? 'text-2xl' : 'text-3xl'}>
        {title}
      </h2>
      {intro && <p className="mt-2 max-w-intro text-base md:mt-3 md:text-lg">{intro}</p>}
    </div>
  );
}
