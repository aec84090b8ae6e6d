import type { ReactNode } from 'react';

interface CarouselSlideProps {
  /** Its accessible name. Without one, it is not the slide of a carousel but a part of the page. */
  name?: string;
  /** What screen readers call a slide. */
  description: string;
  /** Whether another slide is shown. */
  isHidden: boolean;
  children: ReactNode;
}

/** One slide of a carousel. */
export function CarouselSlide({ name, description, isHidden, children }: CarouselSlideProps) {
  return (
    <div
      className="carousel-slide"
      {...(name !== undefined && { role: 'group', 'aria-roledescription': description, 'aria-label': name })}
      inert={isHidden}
    >
      {children}
    </div>
  );
}
