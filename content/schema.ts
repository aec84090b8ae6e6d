/**
 * What the content has to look like. Each message ends with its mend, because the build prints it to
 * whoever changed a text or a price.
 */
import { z } from 'zod';

import type { About } from './about';
import type { Contact } from './contact';
import type { NavigationItem } from './navigation';
import type { Heading, PageKey } from './pages';
import type { PictureName } from './pictures';
import type { Site, SocialLink } from './site';
import { iconNames } from './types';
import type {
  Counter,
  ExploreFacility,
  ExternalLink,
  FacilityCard,
  FeaturedRow,
  FeatureTile,
  GalleryPicture,
  HeroSlide,
  Hotel,
  IconName,
  Offer,
  PageInfo,
  PhoneNumber,
  PostalAddress,
  ProgressBar,
  RoomCard,
  RoomCarouselCard,
  ServiceTile,
  StayDetails,
} from './types';

/** Places in braces that a page fills in; any other would be shown to visitors as it is. */
const places = ['name', 'n', 'total', 'phone', 'email', 'year', 'rating', 'in', 'out', 'price'];

const missing = 'is missing; write it';

/** What to say of a value of another kind: that it is not there, or what it should be. */
const unless = (mend: string) => (issue: { input?: unknown }) => (issue.input === undefined ? missing : mend);

const notText = unless('is no text; write it between quotation marks');

/** A string of the given kind; the check returns what is wrong with a value, or nothing. */
function string<T extends string = string>(check: (value: string) => string | undefined) {
  return z.string({ error: notText }).superRefine((value, context) => {
    const fault = value === '' ? 'is empty; write it' : check(value);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  }) as unknown as z.ZodType<T>;
}

/** A text of at least `min` and at most `max` characters, without spaces around it. */
function text(max: number, min = 1) {
  return string((value) => {
    if (value.trim() === '') return 'is empty; write it';
    if (value !== value.trim()) return 'begins or ends with a space; remove the space';
    if (value.length > max) return `has ${value.length} characters; shorten it to ${max} or fewer`;
    if (value.length < min) return `has ${value.length} characters; lengthen it to ${min} or more`;
    return undefined;
  });
}

/** A number from `min` to `max`. */
function number(min: number, max = Infinity, { isWhole = false } = {}) {
  return z.custom<number>().superRefine((value, context) => {
    const fault = faultOfNumber(value, min, max, isWhole);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });
}

function faultOfNumber(value: unknown, min: number, max: number, isWhole: boolean): string | undefined {
  if (typeof value !== 'number' || Number.isNaN(value))
    return `${value === undefined ? 'is missing' : `${quoted(value)} is not a number`}; write it in digits, without quotes`;
  if (value < min && min === 0) return `${value} is below zero; write zero or more`;
  if (value < min || value > max) {
    return max === Infinity
      ? `${value} is too small; write ${min} or more`
      : `${value} is out of range; write ${min} to ${max}`;
  }
  if (isWhole && !Number.isInteger(value)) return `${value} is not a whole number; leave out the fraction`;
  return undefined;
}

/** A value as it stands in the file. */
const quoted = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

const boolean = z.boolean({
  error: ({ input }) =>
    input === undefined
      ? 'is missing; write true or false'
      : `${quoted(input)} is neither true nor false; write one of them, without quotes`,
});

function list<T>(item: z.ZodType<T>, what: string, min: number, max = Infinity) {
  return z.array(item, { error: `is missing; write a list of ${what}` }).superRefine((value, context) => {
    if (value.length >= min && value.length <= max) return;
    const wanted =
      min === max
        ? `exactly ${min}`
        : max === Infinity
          ? `at least ${min}`
          : min === 0
            ? `at most ${max}`
            : `${min} to ${max}`;
    context.addIssue({ code: 'custom', message: `has ${value.length} ${what}; list ${wanted}` });
  });
}

/** Used in links and fragments. */
const id = string((value) =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)
    ? undefined
    : `'${value}' is no id; use lower-case letters, digits and dashes`,
);

/** Whether the picture exists and has an alt text is looked up in check.ts. */
const picture = string<PictureName>(() => undefined);

const icon = string<IconName>((value) => {
  if (iconNames.some((name) => name === value)) return undefined;
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
  const near = iconNames.find((name) => plain(name) === plain(value));
  return `there is no icon '${value}'; ${near ? `write '${near}'` : `use one of ${iconNames.join(', ')}`}`;
});

/** An absolute https address. */
const webAddress = string(faultOfWebAddress);

function faultOfWebAddress(value: string): string | undefined {
  if (/\s/.test(value)) return `'${value}' has a space; write the address without one`;
  if (value.startsWith('http:')) return `'${value}' is not encrypted; begin the address with https://`;
  const isComplete = /^https:\/\/[^/?#]+\.[a-z]{2,}([/?#:]|$)/i.test(value) && URL.canParse(value);
  return isComplete
    ? undefined
    : `'${value}' is no web address; write it in full, for example https://www.example.com/`;
}

/** The pages of this site, as their addresses are spelt. */
const ownPages = ['/', '/about', '/gallery', '/Facilities', '/contact'];

const ownAddress = string(faultOfOwnAddress);

function faultOfOwnAddress(value: string): string | undefined {
  return ownPages.includes(value.replace(/#.*$/, ''))
    ? undefined
    : `'${value}' is no page of this site; use one of ${ownPages.join(', ')}`;
}

/** A page of this site, or an absolute https address. */
const anyAddress = string((value) =>
  value.startsWith('/') ? faultOfOwnAddress(value) : faultOfWebAddress(value),
);

const time = string((value) =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
    ? undefined
    : `'${value}' is no time; write it in 24 hours, for example '14:00'`,
);

const email = string((value) =>
  /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(value)
    ? undefined
    : `'${value}' is no e-mail address; write it like stay@example.com`,
);

const readableNumber = /^\+\d[\d ]+\d$/;
const internationalNumber = /^\+\d{8,15}$/;

const phone: z.ZodType<PhoneNumber> = z
  .strictObject({
    display: string((value) =>
      readableNumber.test(value)
        ? undefined
        : `'${value}' is no phone number; write it like '+91 481 555 0100', with digits and spaces`,
    ),
    e164: string((value) =>
      internationalNumber.test(value)
        ? undefined
        : `'${value}' is no international number; write it like '+914815550100', without spaces`,
    ),
  })
  .superRefine((value, context) => {
    // A number that cannot be read has been told already.
    if (!readableNumber.test(value.display) || !internationalNumber.test(value.e164)) return;
    if (value.display.replace(/ /g, '') === value.e164) return;
    const message = `'${value.e164}' and '${value.display}' are two different numbers; write the same one twice`;
    context.addIssue({ code: 'custom', path: ['e164'], message });
  });

const link: z.ZodType<ExternalLink> = z.strictObject({
  url: webAddress,
  kind: z.enum(['booking-engine', 'own-site', 'marketplace'], {
    error: "is no kind of link; use 'booking-engine', 'own-site' or 'marketplace'",
  }),
});

const address: z.ZodType<PostalAddress> = z.strictObject({
  lines: list(text(60), 'lines', 1, 4),
  locality: text(40),
  district: text(40),
  state: z.literal('Kerala', { error: "is another state; write 'Kerala'" }),
  pin: string((value) =>
    /^[1-9]\d{5}$/.test(value) ? undefined : `'${value}' is no PIN; write its six digits`,
  ),
});

const LATITUDES = { from: 8, to: 13 };
const LONGITUDES = { from: 74, to: 78 };

const coordinates = z.strictObject({
  latitude: degrees(LATITUDES, LONGITUDES),
  longitude: degrees(LONGITUDES, LATITUDES),
});

interface Degrees {
  from: number;
  to: number;
}

function degrees(own: Degrees, other: Degrees) {
  return z.custom<number>().superRefine((value, context) => {
    const isIn = ({ from, to }: Degrees) => value >= from && value <= to;
    if (typeof value !== 'number' || Number.isNaN(value)) {
      const message =
        value === undefined
          ? missing
          : `${quoted(value)} is not a number; write degrees in digits, like 9.9679`;
      context.addIssue({ code: 'custom', message });
    } else if (!isIn(own)) {
      const mend = isIn(other) ? 'exchange latitude and longitude' : 'look it up on a map again';
      const message = `${value} lies outside Kerala (${own.from} to ${own.to}); ${mend}`;
      context.addIssue({ code: 'custom', message });
    }
  });
}

const stay: z.ZodType<StayDetails> = z.strictObject({
  checkIn: time,
  checkOut: time,
  identity: text(200),
  children: text(200),
  pets: text(200),
  cancellation: text(200),
  airport: text(200),
  railway: text(200),
  road: text(200),
});

const row: z.ZodType<FeaturedRow> = z.strictObject({ heading: text(60), text: text(600, 60), picture });

const galleryPicture: z.ZodType<GalleryPicture> = z.strictObject({ picture, caption: text(120) });

const priceRange = z.strictObject({ from: number(0), to: number(0) }).refine(({ from, to }) => from <= to, {
  path: ['to'],
  error: 'is below the cheapest room; write the dearest room a night',
});

/** One property; what all of them must be together is in check.ts. */
export const hotelSchema = z.strictObject({
  id,
  name: text(60),
  city: text(30),
  town: text(30),
  townInMalayalam: text(30),
  tagline: text(90),
  description: text(600, 60),
  phone,
  link,
  isFeatured: boolean,
  picture,
  detail: picture,
  address,
  coordinates,
  amenities: list(text(40), 'amenities', 3, 12),
  priceRange,
  stay,
  rows: list(row, 'rows', 0, 3),
  gallery: list(galleryPicture, 'pictures', 0, 12),
}) satisfies z.ZodType<Hotel>;

export const heroSlideSchema: z.ZodType<HeroSlide> = z.discriminatedUnion(
  'isMain',
  [
    z.strictObject({ id, picture, isMain: z.literal(true) }),
    z.strictObject({ id, picture, isMain: z.literal(false), hotel: id, tagline: text(80) }),
  ],
  { error: 'is missing; write true or false' },
);

export const exploreFacilitySchema: z.ZodType<ExploreFacility> = z.strictObject({
  id,
  icon,
  title: text(20),
  description: text(320, 40),
  picture,
  hotel: id,
  hours: text(40),
  button: text(24),
});

export const serviceTileSchema: z.ZodType<ServiceTile> = z.strictObject({
  icon,
  title: text(30),
  description: text(80),
});

export const facilityCardSchema: z.ZodType<FacilityCard> = z.strictObject({
  id,
  title: text(30),
  hours: text(40),
  description: text(240, 40),
  picture,
  button: text(24),
  link: ownAddress,
});

export const counterSchema: z.ZodType<Counter> = z.strictObject({
  id,
  icon,
  value: number(0, Infinity, { isWhole: true }),
  label: text(24),
  suffix: text(3).optional(),
});

const offerCode = string((value) => {
  const wrong = /[^A-Za-z0-9-]/.exec(value)?.[0];
  if (!wrong) return undefined;
  const name = /\s/.test(wrong) ? 'a space' : `'${wrong}' in it`;
  return `'${value}' has ${name}; use letters, digits and dashes`;
});

export const offerSchema: z.ZodType<Offer> = z
  .strictObject({
    id,
    percent: number(1, 99, { isWhole: true }),
    label: text(16),
    code: offerCode,
    title: text(40),
    description: text(160),
  })
  .superRefine((offer, context) => {
    if (offer.label.includes(`${offer.percent}%`)) return;
    const message = `'${offer.label}' does not say ${offer.percent}%; make it agree with percent`;
    context.addIssue({ code: 'custom', path: ['label'], message });
  });

export const roomCarouselCardSchema: z.ZodType<RoomCarouselCard> = z.strictObject({
  id,
  title: text(30),
  subtitle: text(80),
  picture,
  link: anyAddress,
});

export const roomCardSchema: z.ZodType<RoomCard> = z
  .strictObject({
    id,
    title: text(30),
    price: number(0),
    oldPrice: number(0).optional(),
    discount: text(16).optional(),
    rating: number(0, 5),
    reviewText: text(24),
    bed: text(60),
    picture,
  })
  .superRefine((room, context) => {
    for (const fault of faultsOfDiscount(room)) context.addIssue({ code: 'custom', ...fault });
  });

function faultsOfDiscount({ price, oldPrice, discount }: Pick<RoomCard, 'price' | 'oldPrice' | 'discount'>) {
  if (oldPrice === undefined) {
    if (discount === undefined) return [];
    return [
      {
        path: ['discount'],
        message: `'${discount}' stands without an oldPrice; add oldPrice or leave discount out`,
      },
    ];
  }
  if (oldPrice <= price) {
    const message = `${oldPrice} is not above the price of ${price}; write what the room cost before, or leave oldPrice out`;
    return [{ path: ['oldPrice'], message }];
  }
  const said = discount === undefined ? undefined : /\d+(?=\s*%)/.exec(discount)?.[0];
  const real = Math.round((1 - price / oldPrice) * 100);
  if (said === undefined || Number(said) === real) return [];
  return [
    {
      path: ['discount'],
      message: `'${discount}' does not fit the prices; ${oldPrice} to ${price} is ${real}% off`,
    },
  ];
}

const featureTile: z.ZodType<FeatureTile> = z.strictObject({ icon, title: text(30), description: text(120) });

const progressBar: z.ZodType<ProgressBar> = z.strictObject({
  label: text(40),
  shown: number(0, 100),
  drawn: number(0, 100),
});

const pageHero = z.strictObject({ title: text(40), intro: text(200), picture });

export const aboutSchema: z.ZodType<About> = z.strictObject({
  hero: pageHero,
  story: z.strictObject({ paragraphs: list(text(600, 60), 'paragraphs', 1, 5), picture }),
  quote: z.strictObject({ text: text(140), source: text(40), picture }),
  why: z.strictObject({ text: text(400, 60), points: list(text(120), 'points', 2, 6) }),
  features: list(featureTile, 'tiles', 6, 6),
  progress: list(progressBar, 'bars', 1, 6),
});

export const contactSchema: z.ZodType<Contact> = z.strictObject({
  hero: pageHero,
  intro: text(240),
  map: z.strictObject({ title: text(60), embedUrl: webAddress, openUrl: webAddress }),
});

export const notFoundSchema = z.strictObject({
  title: text(60),
  text: text(240),
  linksTitle: text(40),
  picture,
});

export const navigationItemSchema = z.strictObject({
  label: text(16),
  href: ownAddress,
}) as unknown as z.ZodType<NavigationItem>;

export const pageSchema: z.ZodType<PageInfo> = z.strictObject({
  title: text(30),
  description: text(160, 70),
  picture,
});

/** Every page has its entry: a record with the keys would accept a page left out. */
export const pageKeys: PageKey[] = ['home', 'about', 'contact', 'gallery', 'facilities', 'notFound'];

export const headingSchema: z.ZodType<Heading> = z.strictObject({
  title: text(60),
  intro: z.union([z.literal(''), text(200)], {
    error: 'is too long or missing; write at most 200 characters',
  }),
});

export const labelSchema = string((value) => {
  if (value.length > 160) return `has ${value.length} characters; shorten it to 160 or fewer`;
  const unknown = [...value.matchAll(/\{(.*?)\}/g)].find(([, name]) => !places.includes(name ?? ''));
  return (
    unknown &&
    `${unknown[0]} is filled in by no page; use one of ${places.map((name) => `{${name}}`).join(', ')}`
  );
});

/** The words for a picture. */
export const altSchema = string((value) => {
  if (value.length > 180) return `has ${value.length} characters; shorten it to 180 or fewer`;
  if (value.length < 20) return `'${value}' is too short; say in a sentence what is to be seen`;
  const opening = /^(an? )?(picture|image|photo(graph)?) of/i.exec(value)?.[0];
  return opening && `begins with '${opening}'; leave that out and say what is to be seen`;
});

const social: z.ZodType<SocialLink> = z.strictObject({
  name: z.enum(['Facebook', 'Instagram', 'YouTube', 'LinkedIn'], {
    error: 'is no network of the footer; use Facebook, Instagram, YouTube or LinkedIn',
  }),
  icon,
  url: webAddress,
  isPlaceholder: z.literal(true).optional(),
});

export const siteSchema: z.ZodType<Site> = z.strictObject({
  name: text(40),
  shortName: text(16),
  legalName: text(60),
  url: string((value) =>
    value.endsWith('/') ? `'${value}' ends with a slash; remove the slash` : faultOfWebAddress(value),
  ),
  language: string((value) =>
    /^[a-z]{2}(-[A-Z]{2})?$/.test(value) ? undefined : `'${value}' is no language; write it like 'en-IN'`,
  ),
  tagline: text(60),
  blurb: text(300, 60),
  phone,
  email,
  chatText: text(120),
  address,
  coordinates,
  places: list(text(20), 'places', 1, 8),
  social: list(social, 'networks', 0, 4),
  copyrightYear: number(2000, 2100, { isWhole: true }),
  credit: z.strictObject({ label: text(40), url: webAddress }),
  officialChannels: text(240, 40),
  timeZone: text(40),
});
