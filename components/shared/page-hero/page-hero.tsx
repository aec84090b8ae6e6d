import clsx from 'clsx';
import type { ReactNode } from 'react';

import { GableLine } from '@/components/gable-line/gable-line';
import { Picture } from '@/components/picture/picture';
import { altTexts } from '@/content/alt-texts';
import type { PictureName } from '@/content/picture-names';
import { MIN_WIDTH } from '@/lib/breakpoints';

interface PageHeroProps {
  title: string;
  intro?: string;
  picture: PictureName;
  /**
   * The position of the text in a wide window: on the lower part of the picture, below it on plaster, or beside it on
   * green. On a phone, only 'over' puts the text on the picture.
   */
  words?: 'over' | 'below' | 'beside';
  /** The subject is in the upper part of the picture, which a wide window would cut off. */
  isSubjectHigh?: boolean;
  /** Links and buttons. They end above the contact widget, or begin below a low window. Not supported with 'over'. */
  children?: ReactNode;
}

/** The layouts for `words`. Text on the picture: dark behind the text, light above it. */
const layouts = {
  over: 'relative grid-rows-[minmax(12rem,1fr)] bg-ink *:[grid-area:1/1] lg:grid-rows-[clamp(30rem,72svh,50rem)]',
  below: 'pb-(--widget-clearance) lg:grid-rows-[clamp(26rem,60svh,44rem)_auto] lg:pb-0',
  beside:
    'bg-pine pb-(--widget-clearance) lg:grid-cols-[minmax(0,38fr)_minmax(0,62fr)] lg:grid-rows-[minmax(clamp(28rem,66svh,48rem),auto)] lg:pb-0',
};
const wordLayouts = {
  over: 'z-1 self-end bg-shade-title pt-16 pb-(--widget-clearance) [text-shadow:var(--shadow-words)] lg:pb-12',
  below: 'pt-6 lg:flex-row lg:pt-12',
  // The title has the whole width: in the fallback font, it is wider and would take two lines.
  beside: 'pt-6 lg:py-12 lg:pe-0 lg:[&_p]:pe-8',
};
/** Links and buttons end above the contact widget. In a low window they are below the first screen. */
const rowsWithLinks =
  'max-lg:grid-rows-[minmax(8rem,1fr)_auto] max-lg:low:grid-rows-[calc(var(--first-screen)-13rem-var(--widget-clearance))_auto]';

/**
 * The opening of a page: its picture and its title. On a phone it fills the first screen and ends above the contact
 * widget.
 */
export function PageHero({ title, intro, picture, words = 'over', isSubjectHigh, children }: PageHeroProps) {
  const isOver = words === 'over';
  return (
    <div
      // The picture fills the rest of the first screen above the text. No text is under the contact widget.
      className={clsx(
        'arrives-whole grid min-h-(--first-screen) grid-cols-1 lg:min-h-0 print:block print:min-h-0',
        words !== 'below' && 'on-dark text-paper',
        !isOver && (children ? rowsWithLinks : 'max-lg:grid-rows-[minmax(12rem,1fr)_auto]'),
        layouts[words],
      )}
    >
      <Picture
        name={picture}
        alt={altTexts[picture]}
        sizes={words === 'beside' ? `${MIN_WIDTH.lg} 62vw, 100vw` : '100vw'}
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
