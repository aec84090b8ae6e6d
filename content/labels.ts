import { content } from './content';

/** Every button, form label and short message; the components fill in the words in braces. */
export const { labels } = content;

/** The labels of the controls of all carousels and tabs. */
export const carouselText = {
  pause: labels.pause,
  start: labels.start,
  previous: labels.previousSlide,
  next: labels.nextSlide,
  goTo: labels.goToSlide,
  position: labels.slideOf,
};
