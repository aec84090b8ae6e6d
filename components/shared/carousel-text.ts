import type { CarouselText } from '@/components/carousel/carousel-controls';
import { labels } from '@/content/labels';

/** The labels of the controls of all carousels and tabs. */
export const carouselText: CarouselText = {
  pause: labels.pause,
  start: labels.start,
  previous: labels.previousSlide,
  next: labels.nextSlide,
  goTo: labels.goToSlide,
  position: labels.slideOf,
};
