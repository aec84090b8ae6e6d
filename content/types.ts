import type { PictureName } from './pictures';

/** An address on the web that leaves this site, and what stands behind it. */
export interface ExternalLink {
  /** Absolute https address. */
  url: string;
  /** Who runs the page: a booking engine, the hotel itself, or a travel marketplace. */
  kind: 'booking-engine' | 'own-site' | 'marketplace';
}

/** A phone number, once for people and once for machines. */
export interface PhoneNumber {
  /** As people read it: '+91 481 555 0100'. */
  display: string;
  /** International form without spaces, for tel: and chat links: '+914815550100'. */
  e164: string;
}

/** An Indian postal address. */
export interface PostalAddress {
  /** House and street, one entry per line. */
  lines: string[];
  locality: string;
  district: string;
  state: 'Kerala';
  /** Six digits, written '686001'. */
  pin: string;
}

/** A picture of a hotel's gallery; its alt text stands in content/pictures.ts. */
export interface GalleryPicture {
  picture: PictureName;
  /** Shown under the picture in the preview; at most 120 characters. */
  caption: string;
}

/** One of the three rows of a hotel's slide in 'Featured Hotels'. */
export interface FeaturedRow {
  heading: string;
  /** One paragraph, at most 600 characters. */
  text: string;
  picture: PictureName;
}

/** What a guest wants to know before booking one property. */
export interface StayDetails {
  /** 24-hour time, 'HH:MM'. */
  checkIn: string;
  /** 24-hour time, 'HH:MM'. */
  checkOut: string;
  identity: string;
  children: string;
  pets: string;
  cancellation: string;
  airport: string;
  railway: string;
  road: string;
}

/** A property of the group: the single source of every view of it. */
export interface Hotel {
  /** Used in links and fragments: lower-case letters, digits and dashes. */
  id: string;
  name: string;
  city: string;
  /** Where it stands on the map of Kerala; at most 30 characters. */
  town: string;
  /** The same in Malayalam letters. A new one is drawn by tools/malayalam-outlines.mjs. */
  townInMalayalam: string;
  /** One line under the name, at most 90 characters. */
  tagline: string;
  /** The paragraph of the hotel list, at most 600 characters. */
  description: string;
  phone: PhoneNumber;
  link: ExternalLink;
  /** True puts the hotel in the search, the featured slider and the gallery; exactly nine have it. */
  isFeatured: boolean;
  /** The exterior. */
  picture: PictureName;
  /** Something to remember the house by, beside the map: a door, a lamp, a cup. */
  detail: PictureName;
  address: PostalAddress;
  /** Decimal degrees, WGS 84. */
  coordinates: { latitude: number; longitude: number };
  amenities: string[];
  /** Cheapest and dearest room a night, in rupees. */
  priceRange: { from: number; to: number };
  stay: StayDetails;
  /** Empty for a hotel that is not featured. Always: hotel intro, 'Premium Quality Rooms', 'Our Vision'. */
  rows: FeaturedRow[];
  /** 6 to 12 pictures; empty for a hotel that is not featured. */
  gallery: GalleryPicture[];
}

/** A slide of the hero carousel. */
export type HeroSlide =
  | { id: string; picture: PictureName; isMain: true }
  | {
      id: string;
      picture: PictureName;
      isMain: false;
      /** Hotel id. */ hotel: string;
      tagline: string;
    };

/** Every icon that components/ui/icon.tsx draws. */
export const iconNames = [
  'bed',
  'bell',
  'briefcase',
  'building',
  'calendar',
  'camera',
  'car',
  'chat',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'clock',
  'close',
  'copy',
  'cup',
  'external',
  'facebook',
  'headset',
  'heart',
  'instagram',
  'laundry',
  'leaf',
  'linkedin',
  'lotus',
  'mail',
  'map-pin',
  'menu',
  'parking',
  'pause',
  'phone',
  'play',
  'pool',
  'restaurant',
  'shield',
  'smile',
  'star',
  'temple',
  'train',
  'users',
  'wifi',
  'youtube',
] as const;

export type IconName = (typeof iconNames)[number];

/** A tab of 'Explore Hotels': one facility, shown at one hotel (whose name, phone and link it takes). */
export interface ExploreFacility {
  id: string;
  icon: IconName;
  /** The tab's own label: 'Restaurant'. */
  title: string;
  description: string;
  picture: PictureName;
  /** Hotel id. */
  hotel: string;
  hours: string;
  /** Label of the button to the hotel's site, shown on Home only. */
  button: string;
}

/** A card of the Facilities page. */
export interface FacilityCard {
  id: string;
  title: string;
  hours: string;
  description: string;
  picture: PictureName;
  button: string;
  /** An address on this site, '/contact'. */
  link: string;
}

/** One of the six service tiles under the tabs. */
export interface ServiceTile {
  icon: IconName;
  title: string;
  description: string;
}

/** A figure of the counter strip. */
export interface Counter {
  id: string;
  icon: IconName;
  /** Whole number, zero or more. */
  value: number;
  label: string;
  suffix?: string;
}

/** A percentage-off offer. */
export interface Offer {
  id: string;
  /** 1 to 99. */
  percent: number;
  /** As shown: '15% OFF'. */
  label: string;
  /** Letters, digits and dashes only. */
  code: string;
  title: string;
  description: string;
}

/** A card of the rooms carousel. */
export interface RoomCarouselCard {
  id: string;
  title: string;
  subtitle: string;
  picture: PictureName;
  link: string;
}

/** A card of the rooms grid. */
export interface RoomCard {
  id: string;
  title: string;
  /** Rupees a night, zero or more. */
  price: number;
  /** Rupees before the discount; shown struck through. */
  oldPrice?: number;
  /** As shown on the picture: '10% off'. */
  discount?: string;
  /** 0 to 5. */
  rating: number;
  /** As shown beside the stars. */
  reviewText: string;
  bed: string;
  picture: PictureName;
}

/** A bar of the About page: the label's figure and the drawn length are separate on purpose. */
export interface ProgressBar {
  label: string;
  /** Per cent as written. */
  shown: number;
  /** Per cent as drawn, 0 to 100. */
  drawn: number;
}

/** A tile with an icon. */
export interface FeatureTile {
  icon: IconName;
  title: string;
  description: string;
}

/** Title, description and picture of a page for browsers, search engines and shared links. */
export interface PageInfo {
  /** 'Home': the part behind the brand in the title. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  /** Shown when the page is shared. */
  picture: PictureName;
}
