import clsx from 'clsx';
import type { ReactNode } from 'react';

import { GableLine } from '@/components/section-heading/gable-line';
import { Picture } from '@/components/picture/picture';
import { pictures, type PictureName } from '@/content/pictures';

import './page-hero.css';

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

/** The opening of a page: its picture and its title. On a phone it fills the first screen and ends above the contact widget. */
export function PageHero({ title, intro, picture, words = 'over', isSubjectHigh, children }: PageHeroProps) {
  const isOver = words === 'over';
  return (
    <div
      className={clsx('page-hero', words !== 'below' && 'on-dark', children && 'has-links')}
      data-words={words}
      data-focus={isSubjectHigh ? 'top' : undefined}
    >
      <Picture
        name={picture}
        alt={pictures[picture]}
        sizes={words === 'beside' ? '(min-width: 992px) 62vw, 100vw' : '100vw'}
        isFirst
        className="page-hero-picture"
      />
      <div className="page-hero-words">
        <div className="page-hero-title">
          {isOver && <GableLine className="mb-4 text-brass-light" />}
          <h1 className="text-4xl">{title}</h1>
          {intro && <p className={clsx('mt-3 text-lg', children && 'max-md:text-base')}>{intro}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
