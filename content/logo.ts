import { readDrawing } from '../lib/node/drawings';

/** The group's logo from logo.svg, for the pages, the icons and the picture for shared links. */
export const readLogo = () => readDrawing('content/logo.svg');
