import clsx from 'clsx';
import type { ReactNode } from 'react';

import { GableLine } from '@/components/section-heading/gable-line';
import { Picture } from '@/components/picture/picture';
import { pictures, type PictureName } from '@/content/pictures';

interface PageHeroProps {
  title: string;
  intro?: string;
  picture: PictureName;
  /** What can be pressed on the first screen. It ends above the contact widget, or begins where a low window ends. */
  children?: ReactNode;
}

/**
 * The opening of a page: its title over its picture. With children, on a phone or in a low window it fills the first
 * screen, so that no words of the page come to lie under the contact widget.
 */
export function PageHero({ title, intro, picture, children }: PageHeroProps) {
  return (
    <div className="on-dark relative grid bg-ink text-paper *:col-start-1 *:row-start-1 print:block">
      <Picture
        name={picture}
        alt={pictures[picture]}
        sizes="100vw"
        isFirst
        className={clsx(
          'after:absolute after:inset-0 print:after:hidden *:object-[50%_36%]',
          children
            ? 'absolute inset-0 after:bg-shade'
            : 'relative h-[max(320px,var(--first-screen))] after:bg-shade-low lg:h-[clamp(480px,64svh,720px)]',
        )}
      />
      <div
        className={clsx(
          'z-1 flex flex-col justify-end px-edge [text-shadow:var(--shadow-words)]',
          children
            ? 'min-h-[min(var(--first-screen),53rem)] pb-(--widget-clearance)'
            : 'self-end pb-(--widget-clearance) lg:pb-12',
        )}
      >
        <div
          className={clsx(
            children &&
              'flex flex-col justify-end pt-8 low:mb-(--widget-clearance) low:min-h-[calc(var(--first-screen)-var(--widget-clearance))]',
          )}
        >
          <GableLine className={clsx('mb-4 text-brass-light', children && 'max-md:hidden')} />
          <h1 className="text-4xl">{title}</h1>
          {intro && <p className={clsx('mt-3 text-lg', children && 'max-md:text-base')}>{intro}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
