import type { ReactNode } from 'react';

import { CarouselIsland, type CarouselProps } from '@/components/carousel/carousel.island';
import { Island } from '@/components/islands/island';
import { slot } from '@/components/islands/slot';

/** A carousel whose slides stay server HTML. Without scripts it is a row that scrolls and snaps. */
export function Carousel({ slides, ...props }: CarouselProps & { slides: ReactNode[] }) {
  return <Island component={CarouselIsland} props={{ ...props, slides: slides.map(slot) }} />;
}
