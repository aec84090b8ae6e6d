import type { HeroSlide } from './types';

/**
 * The slides of the first screen. Exactly one, the first, is the main picture and carries no words;
 * the others show the name of a hotel (by its id) and a tagline of at most 80 characters.
 */
export const heroSlides: HeroSlide[] = [
  { id: 'arrival', picture: 'hero/arrival', isMain: true },
  {
    id: 'harbour',
    picture: 'hero/harbour',
    isMain: false,
    hotel: 'kochi',
    tagline: 'Wake to the creak of the Chinese nets, two minutes down the quay.',
  },
  {
    id: 'courtyard',
    picture: 'hero/courtyard',
    isMain: false,
    hotel: 'thrissur',
    tagline: 'Rain in the courtyard, drums on the Round.',
  },
  {
    id: 'hills',
    picture: 'hero/hills',
    isMain: false,
    hotel: 'kottayam',
    tagline: 'First tea on the verandah, before the mist leaves the rubber.',
  },
];
