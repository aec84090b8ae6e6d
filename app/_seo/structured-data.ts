import type {
  BreadcrumbList,
  Graph,
  Hotel as HotelSchema,
  HotelRoomLeaf,
  ImageGallery,
  ImageObject,
  LocationFeatureSpecification,
  MeetingRoom,
  MergeLeafTypes,
  Offer as OfferSchema,
  Organization,
  ProductLeaf,
  QuantitativeValue,
  Thing,
  WebSite,
} from 'schema-dts';

import { absoluteUrl } from '@/app/_seo/metadata';
import { accessFacts } from '@/content/access';
import { featuredHotels, hotels, type Hotel } from '@/content/hotels';
import { offers, type Offer } from '@/content/offers';
import { hotelPath, pages, type PageId, type PageInfo } from '@/content/pages';
import { roomCards, type RoomCard } from '@/content/rooms';
import { site } from '@/content/site';
import { formatPriceRange, nameWithTown, type PostalAddress } from '@/lib/format';
import { mapLink } from '@/lib/links';
import { largestJpeg } from '@/lib/pictures';

const organizationId = absoluteUrl('/#organization');
const hotelId = (hotel: Hotel) => absoluteUrl(hotelPath(hotel.id));

/** A kind of room. schema-dts has no type for a node with two types. */
type RoomProduct = MergeLeafTypes<[HotelRoomLeaf, ProductLeaf]>;

/** The structured data of a page for search engines. It says nothing about the hotels that the site does not. */
export function structuredData(page: PageId): Omit<Graph, '@graph'> & { '@graph': (Thing | RoomProduct)[] } {
  const parts: (Thing | RoomProduct)[] = [organization(), page === 'home' ? webSite() : breadcrumbs(page)];
  if (page === 'home') parts.push(...hotels.map(hotel), ...offers.map(offer));
  if (page === 'facilities') parts.push(...roomCards.map(room), ...hotels.flatMap(halls));
  if (page === 'gallery') parts.push(...featuredHotels.map(gallery));
  if (page === 'contact') parts.push(...hotels.map(arrival));
  return { '@context': 'https://schema.org', '@graph': parts };
}

function organization(): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.name,
    legalName: site.legalName,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/brand/icon-512.png'),
    telephone: site.phone.e164,
    email: site.email,
    address: address(site.address),
    sameAs: site.social.filter(({ isPlaceholder }) => !isPlaceholder).map(({ url }) => url),
  };
}

function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    name: site.name,
    url: absoluteUrl('/'),
    inLanguage: site.language,
    publisher: { '@id': organizationId },
  };
}

function breadcrumbs(page: PageId): BreadcrumbList {
  const steps: PageId[] = ['home', page];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => {
      const { menu, title, path }: PageInfo = pages[step];
      // The name that the menu uses.
      return { '@type': 'ListItem', position: index + 1, name: menu ?? title, item: absoluteUrl(path) };
    }),
  };
}

function address({ lines, locality, state, pin }: PostalAddress) {
  return {
    '@type': 'PostalAddress' as const,
    streetAddress: lines.join(', '),
    addressLocality: locality,
    addressRegion: state,
    postalCode: pin,
    addressCountry: 'IN',
  };
}

/** What every page with a hotel says about it. The id connects the entries of all pages. */
function place(item: Hotel) {
  return {
    '@type': 'Hotel' as const,
    '@id': hotelId(item),
    name: item.name,
    address: address(item.address),
    geo: { '@type': 'GeoCoordinates' as const, ...item.coordinates },
    hasMap: mapLink(item.coordinates),
    priceRange: formatPriceRange(item.priceRange),
    numberOfRooms: item.roomCount,
  };
}

function hotel(item: Hotel): HotelSchema {
  return {
    ...place(item),
    ...(item.picture && { image: absoluteUrl(largestJpeg(item.picture).src) }),
    url: item.link.url,
    telephone: item.phone.e164,
    parentOrganization: { '@id': organizationId },
  };
}

/** The facts about a hotel that Contact shows. */
function arrival(item: Hotel): HotelSchema {
  return {
    ...place(item),
    checkinTime: `${item.stay.checkIn}:00`,
    checkoutTime: `${item.stay.checkOut}:00`,
    petsAllowed: item.stay.pets,
    amenityFeature: [
      ...item.amenities.map((name) => feature(name)),
      // Only what the hotel has. The page also says what it lacks, and what is measured.
      ...accessFacts(item.access).flatMap(({ name, isAvailable }) => (isAvailable ? [feature(name)] : [])),
    ],
  };
}

const feature = (name: string): LocationFeatureSpecification => ({
  '@type': 'LocationFeatureSpecification',
  name,
  value: true,
});

/** MTK is the code of UN/CEFACT for a square metre. */
const floorSize = (value: number): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  value,
  unitCode: 'MTK',
});

function halls(item: Hotel): MeetingRoom[] {
  return item.halls.map(({ name, seated, standing = seated, squareMetres }) => ({
    '@type': 'MeetingRoom',
    name: `${name}, ${item.name}`,
    maximumAttendeeCapacity: standing,
    ...(squareMetres && { floorSize: floorSize(squareMetres) }),
    containedInPlace: { '@id': hotelId(item) },
  }));
}

function offer({ code, title, description, validUntil }: Offer): OfferSchema {
  return {
    '@type': 'Offer',
    name: title,
    description,
    identifier: code,
    ...(validUntil && { validThrough: validUntil }),
    url: absoluteUrl('/'),
    offeredBy: { '@id': organizationId },
  };
}

/** A HotelRoom cannot have offers, so it is also a Product. https://schema.org/docs/hotels.html */
function room({ title, price, bed, picture, squareMetres, sleeps, includes }: RoomCard): RoomProduct {
  return {
    '@type': ['HotelRoom', 'Product'],
    name: title,
    bed,
    ...(squareMetres && { floorSize: floorSize(squareMetres) }),
    ...(sleeps && { occupancy: { '@type': 'QuantitativeValue', maxValue: sleeps } }),
    ...(includes.length > 0 && { amenityFeature: includes.map((name) => feature(name)) }),
    image: absoluteUrl(largestJpeg(picture).src),
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'INR',
      priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'INR', unitCode: 'DAY' },
    },
  };
}

function gallery(item: Hotel): ImageGallery {
  return {
    '@type': 'ImageGallery',
    name: nameWithTown(item),
    about: { '@id': hotelId(item) },
    image: item.gallery.map(({ picture, caption }): ImageObject => ({
      '@type': 'ImageObject',
      contentUrl: absoluteUrl(largestJpeg(picture).src),
      caption,
    })),
  };
}
