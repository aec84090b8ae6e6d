/**
 * What each field of the content means, how long it may be, and the types that follow. `text(60)` takes up to 60
 * characters, `text(600, 60)` at least 60 of them; `number(1, 99)` takes 1 to 99; `list(row, 'rows', 0, 3)` up to
 * three. Rules that compare entries are in rules/across.ts.
 */
import { z } from 'zod';

import { iconNames } from './icons';
import {
  boolean,
  coordinates,
  email,
  icon,
  id,
  language,
  list,
  number,
  offerCode,
  oneOf,
  ownAddress,
  phone,
  picture,
  pin,
  rupees,
  string,
  text,
  textOrNothing,
  time,
  timeZone,
  webAddress,
} from './rules/fields';
import { faultOfAccount, faultOfMap, faultOfWebAddress, networkNames } from './rules/reach';
import { faultOfWords } from './rules/words';

export type { IconName } from './icons';
export type PhoneNumber = z.infer<typeof phone>;

/** An Indian postal address. */
const address = z.strictObject({
  /** House and street, one entry per line. */
  lines: list(text(60), 'lines', 1, 4),
  locality: text(40),
  district: text(40),
  state: z.literal('Kerala', { error: "is another state; write 'Kerala'" }),
  pin,
});
export type PostalAddress = z.infer<typeof address>;

/** An address on the web that leaves this site, and who runs what stands behind it. */
const link = z.strictObject({
  url: webAddress,
  kind: oneOf(['booking-engine', 'own-site', 'marketplace'], 'kind of link'),
});

/** One of the three rows of a hotel's slide in 'Featured Hotels'. */
const row = z.strictObject({ heading: text(60), text: text(600, 60), picture });
export type FeaturedRow = z.infer<typeof row>;

/** A picture of a hotel's gallery; the caption stands under it in the preview. */
const galleryPicture = z.strictObject({ picture, caption: text(120) });
export type GalleryPicture = z.infer<typeof galleryPicture>;

/** What a guest wants to know before booking one property. */
const stay = z
  .strictObject({
    /** 24-hour time, 'HH:MM'. */
    checkIn: time,
    /** 24-hour time, 'HH:MM'. */
    checkOut: time,
    identity: text(200),
    children: text(200),
    pets: text(200),
    cancellation: text(200),
    airport: text(200),
    railway: text(200),
    road: text(200),
  })
  .superRefine(({ checkIn, checkOut }, context) => {
    if (!time.safeParse(checkIn).success || !time.safeParse(checkOut).success || checkOut <= checkIn) return;
    const message = `'${checkOut}' is later than check-in at '${checkIn}'; exchange the two`;
    context.addIssue({ code: 'custom', path: ['checkOut'], message });
  });

/** A property of the group: the single source of every view of it. */
export const hotel = z.strictObject({
  /** Used in links and fragments: lower-case letters, digits and dashes. */
  id,
  name: text(60),
  city: text(30),
  /** Where it stands on the map of Kerala. */
  town: text(30),
  /** The same in Malayalam letters. A new one is drawn by art/letters.mjs. */
  townInMalayalam: text(30),
  /** One line under the name. */
  tagline: text(90),
  /** The paragraph of the hotel list. */
  description: text(600, 60),
  phone,
  link,
  /** True puts the hotel in the search, the featured slider and the gallery: as many as `featuredCount` says. */
  isFeatured: boolean,
  /** The exterior. */
  picture,
  /** Something to remember the house by, beside the map: a door, a lamp, a cup. */
  detail: picture,
  address,
  coordinates,
  amenities: list(text(40), 'amenities', 3, 12),
  /** Cheapest and dearest room a night, in rupees. */
  priceRange: z.strictObject({ from: rupees, to: rupees }).refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'is below the cheapest room; write the dearest room a night',
  }),
  stay,
  /** Empty for a hotel that is not featured. Always: hotel intro, 'Premium Quality Rooms', 'Our Vision'. */
  rows: list(row, 'rows', 0, 3),
  /** 6 to 12 pictures; empty for a hotel that is not featured. */
  gallery: list(galleryPicture, 'pictures', 0, 12),
});
export type Hotel = z.infer<typeof hotel>;

/** A slide of the hero carousel: the main picture without words, or a hotel with a tagline. */
export const heroSlide = z.discriminatedUnion(
  'isMain',
  [
    z.strictObject({ id, picture, isMain: z.literal(true) }),
    z.strictObject({ id, picture, isMain: z.literal(false), /** Hotel id. */ hotel: id, tagline: text(80) }),
  ],
  { error: 'is missing; write true or false' },
);
export type HeroSlide = z.infer<typeof heroSlide>;

/** A tab of 'Explore Hotels': one facility, shown at one hotel (whose name, phone and link it takes). */
export const exploreFacility = z.strictObject({
  id,
  icon,
  /** The tab's own label: 'Restaurant'. */
  title: text(20),
  description: text(320, 40),
  picture,
  /** Hotel id. */
  hotel: id,
  hours: text(40),
  /** Label of the button to the hotel's site, shown on Home only. */
  button: text(24),
});
export type ExploreFacility = z.infer<typeof exploreFacility>;

/** One of the service tiles under the tabs. */
export const serviceTile = z.strictObject({ icon, title: text(30), description: text(80) });
export type ServiceTile = z.infer<typeof serviceTile>;

/** A card of the Facilities page. */
export const facilityCard = z.strictObject({
  id,
  title: text(30),
  hours: text(40),
  description: text(240, 40),
  picture,
  button: text(24),
  /** An address on this site, '/contact'. */
  link: ownAddress,
});
export type FacilityCard = z.infer<typeof facilityCard>;

/** A figure of the counter strip. */
export const counter = z.strictObject({
  id,
  icon,
  value: number(0, Infinity, { isWhole: true }),
  label: text(24),
  /** Stands right behind the value: '%'. */
  suffix: text(3).optional(),
});
export type Counter = z.infer<typeof counter>;

/** A percentage-off offer. */
export const offer = z
  .strictObject({
    id,
    percent: number(1, 99, { isWhole: true }),
    /** As shown: '15% OFF'. */
    label: text(16),
    /** Letters, digits and dashes only. */
    code: offerCode,
    title: text(40),
    description: text(160),
  })
  .superRefine(({ percent, label }, context) => {
    const said = [...String(label).matchAll(/[\d.]+(?=\s*%)/g)].map(([figure]) => Number(figure));
    if (said.length === 1 && said[0] === percent) return;
    const message = `'${label}' does not say ${percent}%; make it agree with percent`;
    context.addIssue({ code: 'custom', path: ['label'], message });
  });
export type Offer = z.infer<typeof offer>;

/** A card of the rooms carousel; it leads to the booking page of the hotel that has the room. */
export const roomCarouselCard = z.strictObject({
  id,
  title: text(30),
  subtitle: text(80),
  picture,
  /** Hotel id. */
  hotel: id,
});
export type RoomCarouselCard = z.infer<typeof roomCarouselCard>;

/** A card of the rooms grid. */
export const roomCard = z
  .strictObject({
    id,
    title: text(30),
    /** Rupees a night. */
    price: rupees,
    /** Rupees before the discount; shown struck through. */
    oldPrice: rupees.optional(),
    /** As shown on the picture: '10% off'. */
    discount: text(16).optional(),
    rating: number(0, 5),
    /** As shown beside the stars. */
    reviewText: text(24),
    bed: text(60),
    picture,
  })
  .superRefine((room, context) => {
    const fault = faultOfDiscount(room);
    if (fault) context.addIssue({ code: 'custom', ...fault });
  });
export type RoomCard = z.infer<typeof roomCard>;

type Discounted = Pick<RoomCard, 'price' | 'oldPrice' | 'discount'>;

function faultOfDiscount({ price, oldPrice, discount }: Discounted) {
  const fault = (field: keyof Discounted, message: string) => ({ path: [field], message });
  if (oldPrice === undefined) {
    if (discount === undefined) return undefined;
    return fault('discount', `'${discount}' stands without an oldPrice; add oldPrice or leave discount out`);
  }
  if (oldPrice <= price) {
    const mend = 'write what the room cost before, or leave oldPrice out';
    return fault('oldPrice', `${oldPrice} is not above the price of ${price}; ${mend}`);
  }
  const said = /\d+(?=\s*%)/.exec(discount ?? '')?.[0];
  const real = Math.round((1 - price / oldPrice) * 100);
  return said === undefined || Number(said) === real
    ? undefined
    : fault('discount', `'${discount}' does not fit the prices; ${oldPrice} to ${price} is ${real}% off`);
}

/** A tile with an icon. */
const featureTile = z.strictObject({ icon, title: text(30), description: text(120) });
export type FeatureTile = z.infer<typeof featureTile>;

/** A bar of the About page: the label's figure and the drawn length are separate on purpose. */
const progressBar = z.strictObject({
  label: text(40),
  /** Per cent as written. */
  shown: number(0, 100),
  /** Per cent as drawn. */
  drawn: number(0, 100),
});
export type ProgressBar = z.infer<typeof progressBar>;

const pageHero = z.strictObject({ title: text(40), intro: text(200), picture });

/** The words of the About page; section titles stand in content/pages.ts. */
export const about = z.strictObject({
  hero: pageHero,
  story: z.strictObject({ paragraphs: list(text(600, 60), 'paragraphs', 1, 5), picture }),
  /** A sentence of the story that Home sets large, and the words of the link to the whole. */
  quote: z.strictObject({ text: text(140), source: text(40), picture }),
  why: z.strictObject({
    text: text(400, 60),
    /** Short reasons. */
    points: list(text(120), 'points', 2, 6),
  }),
  features: list(featureTile, 'tiles', 6, 6),
  progress: list(progressBar, 'bars', 1, 6),
});
export type About = z.infer<typeof about>;

/** The words of the Contact page; phone, e-mail and address stand in content/site.ts, the form's labels in content/labels.ts. */
export const contact = z.strictObject({
  hero: pageHero.omit({ picture: true }),
  /** Beside the form. */
  intro: text(240),
  /** The map of the office; its place comes from the coordinates in content/site.ts. */
  map: z.strictObject({
    /** What the map is called for those who cannot see it. */
    title: text(60),
    /** Below the drawn map: the way in words, and that it is a sketch. */
    caption: text(200),
    /** The words on the drawn map (components/contact/office-map/office-map.tsx). */
    places: z.strictObject({
      office: text(24),
      junction: text(24),
      station: text(24),
      townRoad: text(24),
      mainRoad: text(24),
      eastward: text(24),
      southward: text(24),
      northRiver: text(24),
      southRiver: text(24),
    }),
    /** The page of the map service that is made for frames. */
    embedUrl: string(faultOfMap),
    /** The same map as a page of its own. */
    openUrl: webAddress,
  }),
});
export type Contact = z.infer<typeof contact>;

/** The words of the page that stands in for one which the visitor's device has no copy of, while the line is lost. */
export const offline = z.strictObject({
  title: text(60),
  text: text(240),
  /** Loads the same address again. */
  tryAgain: text(40),
  /** Stands above the telephone numbers of all houses. */
  phonesTitle: text(60),
  phonesText: text(120),
  /** Stands above the links to the pages. */
  linksTitle: text(60),
});
export type Offline = z.infer<typeof offline>;

/** The words of the page for an address that does not exist. */
export const notFound = z.strictObject({
  title: text(60),
  text: text(240),
  /** Stands above the links to the pages. */
  linksTitle: text(40),
  picture,
});
export type NotFound = z.infer<typeof notFound>;

/** A page: where it lives, and its title, description and picture for browsers, search engines and shared links. */
export const page = z.strictObject({
  /** As the address is spelt: '/Facilities' has its capital. The folder of the same name in app/ holds its sections. */
  path: string((value) =>
    /^\/([A-Za-z0-9]+(-[A-Za-z0-9]+)*)?$/.test(value)
      ? undefined
      : `'${value}' is no address of a page; write a slash and one word, '/weddings'`,
  ),
  /** What the menu calls it; a page without it is not in the menu. */
  menu: text(16).optional(),
  /** 'Home': the part behind the brand in the title. */
  title: text(30),
  description: text(160, 70),
  /** Shown when the page is shared. */
  picture,
});
export type PageInfo = z.infer<typeof page>;

/** The title of a section and the line below it; an empty intro is left out. */
export const heading = z.strictObject({ title: text(60), intro: textOrNothing(200) });
export type Heading = z.infer<typeof heading>;

/** Which places in braces the page fills in; any other label has none. */
const places: Record<string, string[]> = {
  copyNotice: ['day'],
  pause: ['name'],
  start: ['name'],
  previousSlide: ['name'],
  nextSlide: ['name'],
  goToSlide: ['n', 'total', 'name'],
  slideOf: ['n', 'total'],
  rating: ['rating'],
  pictureOf: ['n', 'total'],
  cannotSend: ['phone', 'email'],
  formNotFetched: ['phone', 'email'],
  stayFromUntil: ['in', 'out'],
  noScriptForm: ['phone', 'email'],
  copyright: ['year', 'name'],
  credit: ['name'],
};

/** The label of this name, with the places that the page fills in. */
export function label(name: string) {
  const wanted = places[name] ?? [];
  return text(160, 1, (value) => {
    const found = [...value.matchAll(/\{(.*?)\}/g)].map(([, place = '']) => place);
    const odd = found.find((place) => !wanted.includes(place));
    const lost = wanted.find((place) => !found.includes(place));
    if (odd !== undefined) {
      const mend = wanted.length > 0 ? `use ${wanted.map((place) => `{${place}}`).join(', ')}` : 'remove it';
      return `{${odd}} is filled in by no page; ${mend}`;
    }
    return lost && `has lost {${lost}}, which the page fills in; write it where it belongs`;
  });
}

/** The words for a picture. */
export const alt = string((value) => {
  const isFileName =
    /^(img|dsc[nf]?|pxl|screenshot|whatsapp image)[\s_-]*\d|^\S+$|\.(jpe?g|png|webp|avif|heic)$/i;
  if (isFileName.test(value)) return `'${value}' is the name of a file; say in a sentence what is to be seen`;
  if (value.length > 180) return `has ${value.length} characters; shorten it to 180 or fewer`;
  if (value.length < 20) return `'${value}' is too short; say in a sentence what is to be seen`;
  const opening = /^(an? )?(picture|image|photo(graph)?) of/i.exec(value)?.[0];
  if (opening) return `begins with '${opening}'; leave that out and say what is to be seen`;
  return faultOfWords(value);
});

/** The group's account at a social network. */
const social = z
  .strictObject({
    name: oneOf(networkNames, 'network of the footer'),
    icon,
    /** Absolute https address. */
    url: webAddress,
    /** True while there is no account yet: the icon is shown, but it is no link. */
    isPlaceholder: z.literal(true).optional(),
  })
  .superRefine(({ name, icon, url }, context) => {
    const add = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!networkNames.includes(name)) return;
    const own = name.toLowerCase();
    if (icon !== own && iconNames.includes(icon))
      add('icon', `'${icon}' is not the icon of ${name}; write '${own}'`);
    const fault = faultOfAccount(name, url);
    if (fault) add('url', fault);
  });

/** Who the group is and how it is reached; every page takes its brand, phone and e-mail from here. */
export const site = z.strictObject({
  /** In titles, the footer and the logo's accessible name. */
  name: text(40),
  /** Where there is no room for the whole name: its first word, unless written otherwise. */
  shortName: text(16),
  /** The company as it is registered. */
  legalName: text(60),
  /** Where the site lives, without a slash at the end. */
  url: string((value) =>
    value.endsWith('/') ? `'${value}' ends with a slash; remove the slash` : faultOfWebAddress(value),
  ),
  /** Language tag of the texts. */
  language,
  tagline: text(60),
  /** The footer's paragraph. */
  blurb: text(300, 60),
  /** The one business phone: top bar, contact widget, footer and Contact. */
  phone,
  /** The one business e-mail. */
  email,
  /** Stands ready in the messaging app when a visitor opens the chat. */
  chatText: text(120),
  /** The office: where post goes and where the map points. */
  address,
  /** Of the office. */
  coordinates,
  /** The cities of the top bar. */
  places: list(text(20), 'places', 1, 8),
  social: list(social, 'networks', 0, 4),
  /** A fixed figure, not the clock. */
  copyrightYear: number(2000, new Date().getFullYear() + 1, { isWhole: true }),
  /** Who built the site. */
  credit: z.strictObject({ label: text(40), url: webAddress }),
  /** Warns guests of look-alike sites. */
  officialChannels: text(240, 40),
  /** Name of the time zone in which the hotels' hours are meant. */
  timeZone,
});
export type Site = z.infer<typeof site>;
