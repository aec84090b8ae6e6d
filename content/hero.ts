import { withCounts } from './counts';
import { withPictureNames, type PictureName } from './derive';
import data from './hero.json';
import type { FileContent } from './schema';

const { main, slides } = withPictureNames(withCounts(data as FileContent<'hero'>));

/** 'hero/arrival' is 'arrival'. */
const idOf = ({ picture }: { picture: string }) => picture.slice(picture.lastIndexOf('/') + 1);

/** A slide of the first screen: the main picture without words, or a hotel (by its id) with a tagline. */
export type HeroSlide = { id: string; picture: PictureName } & (
  { isMain: true } | { isMain: false; hotel: string; tagline: string }
);

export const heroSlides: HeroSlide[] = [
  { id: idOf(main), picture: main.picture, isMain: true },
  ...slides.map((slide) => ({ id: idOf(slide), ...slide, isMain: false as const })),
];
