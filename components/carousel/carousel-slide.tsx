import type { ReactNode } from 'react';

interface CarouselSlideProps {
  /** Its accessible name. Without one, it is not the slide of a carousel but a part of the page. */
  name?: string;
  /** Whether another slide is shown. */
  isHidden: boolean;
  children: ReactNode;
}

/** One slide of a carousel. */
export function CarouselSlide({ name, isHidden, children }: CarouselSlideProps) {
  return (
    <div
      className="carousel-slide"
      {...(name !== undefined && { role: 'group', 'aria-roledescription': 'slide', 'aria-label': name })}
      inert={isHidden}
    >
      {children}
    </div>
  );
}
