import clsx from 'clsx';
import type { ReactNode } from 'react';

import { GableLine } from '@/components/section-heading/gable-line';
import { Picture } from '@/components/picture/picture';
import { pictures, type PictureName } from '@/content/pictures';
import { FROM } from '@/lib/timings';

interface PageHeroProps {
  title: string;
  intro?: string;
  picture: PictureName;
  /**
   * Where the words are in a wide window: on the picture's foot, below the picture on plaster, or beside it on green. On a
   * phone only the words of the first kind lie on the picture.
   */
  words?: 'over' | 'below' | 'beside';
  /** The picture shows its subject in its upper part, which a wide window would cut. */
  isSubjectHigh?: boolean;
  /** What can be pressed. It ends above the contact widget, or begins where a low window ends. Not with words 'over'. */
  children?: ReactNode;
}

/** A page's opening by where its words are. Words on the picture: dark behind them, light above. */
const layouts = {
  over: 'relative grid-rows-[minmax(12rem,1fr)] bg-ink *:[grid-area:1/1] lg:grid-rows-[clamp(30rem,72svh,50rem)]',
  below: 'pb-(--widget-clearance) lg:grid-rows-[clamp(26rem,60svh,44rem)_auto] lg:pb-0',
  beside:
    'bg-pine pb-(--widget-clearance) lg:grid-cols-[minmax(0,38fr)_minmax(0,62fr)] lg:grid-rows-[minmax(clamp(28rem,66svh,48rem),auto)] lg:pb-0',
};
const wordLayouts = {
  over: 'z-1 self-end bg-shade-title pt-16 pb-(--widget-clearance) [text-shadow:var(--shadow-words)] lg:pb-12',
  below: 'pt-6 lg:flex-row lg:pt-12',
  beside: 'pt-6 lg:py-12 lg:pe-12',
};
/** What is to be pressed ends above the contact widget; in a low window it follows below the first screen. */
const rowsWithLinks =
  'max-lg:grid-rows-[minmax(8rem,1fr)_auto] max-lg:low:grid-rows-[calc(var(--first-screen)-13rem-var(--widget-clearance))_auto]';

/** The opening of a page: its picture and its title. On a phone it fills the first screen and ends above the contact widget. */
export function PageHero({ title, intro, picture, words = 'over', isSubjectHigh, children }: PageHeroProps) {
  const isOver = words === 'over';
  return (
    <div
      // The picture takes what the words below it leave of the first screen; no words lie under the contact widget.
      className={clsx(
        'grid min-h-(--first-screen) grid-cols-1 lg:min-h-0 print:block print:min-h-0',
        words !== 'below' && 'on-dark text-paper',
        !isOver && (children ? rowsWithLinks : 'max-lg:grid-rows-[minmax(12rem,1fr)_auto]'),
        layouts[words],
      )}
    >
      <Picture
        name={picture}
        alt={pictures[picture]}
        sizes={words === 'beside' ? `${FROM.lg} 62vw, 100vw` : '100vw'}
        isFirst
        className={clsx(
          'relative min-h-0 [contain:size] print:[contain:none]',
          isSubjectHigh ? '*:object-[50%_8%]' : '*:object-[50%_36%]',
          words === 'beside' && 'lg:order-1',
        )}
      />
      <div className={clsx('flex flex-col justify-end px-edge', wordLayouts[words])}>
        <div
          className={clsx(
            'flex flex-col justify-end',
            words === 'below' && 'lg:grid lg:flex-1 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end',
            children && 'max-lg:low:mb-(--widget-clearance) max-lg:low:min-h-[calc(13rem-24px)]',
          )}
        >
          {isOver && <GableLine className="mb-4 text-brass-light" />}
          <h1 className="text-4xl">{title}</h1>
          {intro && <p className={clsx('mt-3 text-lg', children && 'max-md:text-base')}>{intro}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
