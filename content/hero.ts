import type { PictureName } from '../lib/pictures';

import { content } from './content';

/** A slide of the first screen: the main picture without words, or a hotel (by its id) with a tagline. */
export type HeroSlide = { id: string; picture: PictureName } & (
  { isMain: true } | { isMain: false; hotel: string; tagline: string }
);

const { main, slides } = content.hero;

/** 'hero/arrival' is 'arrival'. */
const idOf = ({ picture }: { picture: string }) => picture.slice(picture.lastIndexOf('/') + 1);

export const heroSlides: HeroSlide[] = [
  { id: idOf(main), picture: main.picture, isMain: true },
  ...slides.map((slide) => ({ id: idOf(slide), ...slide, isMain: false as const })),
];
