import type { ReactNode } from 'react';

import { CarouselIsland, type CarouselProps } from '@/components/carousel/carousel.island';
import { Island } from '@/components/islands/island';
import { slot } from '@/components/islands/slot';

/** The only carousel of the site. Without scripts it is a row that scrolls and snaps. The slides stay server HTML. */
export function Carousel({ slides, ...props }: CarouselProps & { slides: ReactNode[] }) {
  return <Island name="carousel" component={CarouselIsland} props={{ ...props, slides: slides.map(slot) }} />;
}
