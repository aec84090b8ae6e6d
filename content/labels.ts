import { content } from './content';

type Labels = typeof content.labels;
/** TypeScript names the file when a label is missing there: "Property 'send' does not exist on type 'LabelsJson'." */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a message has the name only of an interface
interface LabelsJson extends Labels {}

/** Every button, form label and short message; the components fill in the words in braces. */
export const labels: LabelsJson = content.labels;

/** The labels of the button that pauses tabs and carousels. */
export const rotationText = { pause: labels.pause, start: labels.start };

/** The button that copies an offer's code, and its messages. */

/** The labels of all carousels and their controls, in the order that compresses best in the HTML. */
export const carouselText = {
  carousel: labels.carousel,
  slide: labels.slide,
  ...rotationText,
  previous: labels.previousSlide,
  next: labels.nextSlide,
  goTo: labels.goToSlide,
  position: labels.slideOf,
};
