import clsx from 'clsx';
import type { ReactElement, ReactNode } from 'react';

import { Picture } from '@/components/picture/picture';
import { altTexts } from '@/content/alt-texts';
import { FULL_WIDTH, MIN_WIDTH } from '@/lib/breakpoints';
import type { PictureName } from '@/lib/pictures';

import './page-hero.css';

interface PageHeroProps {
  title: string;
  intro?: string;
  /** The name of a picture, or something that is drawn in its place. */
  picture: PictureName | ReactElement;
  /**
   * The position of the text in a wide window: on the lower part of the picture, below it on plaster, or beside it on
   * green. On a phone, only 'over' puts the text on the picture.
   */
  textPosition?: 'over' | 'below' | 'beside';
  /** Links and buttons. They end above the contact widget, or begin below a low window. Not supported with 'over'. */
  children?: ReactNode;
}

/** The classes for `textPosition`. Text on the picture: dark behind the text, light above it. */
const surfaces = {
  over: clsx('on-dark bg-ink text-paper'),
  below: '',
  beside: clsx('on-dark bg-pine text-paper'),
};
const textLayouts = {
  over: clsx(
    'z-1 self-end bg-shade-title pt-16 pb-(--widget-clearance) [text-shadow:var(--shadow-words)] lg:pb-12',
  ),
  below: clsx('pt-6 lg:flex-row lg:pt-12'),
  // The title has the whole width: in the fallback font, it is wider and would take two lines.
  beside: clsx('pt-6 lg:py-12 lg:pe-0 lg:[&_p]:pe-8'),
};

/** Not as wide as the column: in some windows, the fallback font would need another number of lines. */
const introWidths = {
  over: '',
  below: clsx('lg:max-w-80 xl:max-w-108'),
  beside: clsx('lg:max-w-70 xl:max-w-none'),
};

/**
 * The top of a page: its picture and its title. On a phone it fills the first screen and ends above the contact widget.
 */
export function PageHero({ title, intro, picture, textPosition = 'over', children }: PageHeroProps) {
  return (
    <div
      className={clsx('page-hero hide-until-parsed', surfaces[textPosition])}
      data-text-position={textPosition}
      data-has-links={children ? '' : undefined}
    >
      {typeof picture === 'string' ? (
        <Picture
          name={picture}
          alt={altTexts[picture]}
          sizes={
            textPosition === 'beside'
              ? `${MIN_WIDTH.xl} 75vw, ${MIN_WIDTH.lg} 98vw, ${FULL_WIDTH}`
              : FULL_WIDTH
          }
          isFirst
          className={clsx(
            'page-hero-picture relative min-h-0 [contain:size] print:[contain:none]',
            textPosition === 'beside' && 'lg:order-1',
          )}
        />
      ) : (
        picture
      )}
      <div className={clsx('flex flex-col justify-end px-edge', textLayouts[textPosition])}>
        <div
          className={clsx(
            'flex flex-col justify-end',
            textPosition === 'below' &&
              'lg:grid lg:flex-1 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end',
            children && 'page-hero-text',
          )}
        >
          {/* On the narrowest phones, a title would take one line in one font and two in the other. */}
          <h1
            className={clsx(
              'text-4xl max-[22em]:text-3xl',
              // Beside the picture, 'Page Not' fits in one line of a window of 1200 px.
              textPosition === 'beside' && 'xl:text-[min(var(--text-4xl),6.4vw)]',
            )}
          >
            {title}
          </h1>
          {intro && (
            <p className={clsx('mt-3 text-lg', children && 'max-md:text-base', introWidths[textPosition])}>
              {intro}
            </p>
          )}
        </div>
        {children}
      </div>
    </div>
  );
}
