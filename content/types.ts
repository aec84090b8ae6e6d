/**
 * The types of the content for the components that show it. It exports types only, so that neither the words nor the
 * checking library reach the browser with a component.
 */
export type { PostalAddress } from '../lib/format';

export type { Counter } from './counters';
export type { Enquiry } from './enquiries';
export type { ExploreFacility, ServiceTile } from './explore';
export type { FacilityCard } from './facilities';
export type { Hall } from './halls';
export type { HeroSlide } from './hero';
export type { FeaturedRow, GalleryPicture, Hotel } from './hotels';
export type { IconName } from './icons';
export type { Offer } from './offers';
export type { Heading, PageInfo } from './pages';
export type { Fact } from './questions';
export type { PhoneNumber } from './phone';
export type { RoomCard, RoomCarouselCard } from './rooms';
export type { Site } from './site';
