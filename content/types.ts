/**
 * The shapes of the content for the parts that show it. Types alone pass this door: neither the checking library nor the
 * words reach the browser through it.
 */
export type { Counter } from './counters';
export type { PhoneNumber } from './derive';
export type { Enquiry } from './enquiries';
export type { ExploreFacility, ServiceTile } from './explore';
export type { FacilityCard } from './facilities';
export type { Hall } from './halls';
export type { HeroSlide } from './hero';
export type { FeaturedRow, GalleryPicture, Hotel, PostalAddress } from './hotels';
export type { IconName } from './icons';
export type { Offer } from './offers';
export type { Heading, PageInfo } from './pages';
export type { Fact } from './questions';
export type { RoomCard, RoomCarouselCard } from './rooms';
export type { Site } from './site';
