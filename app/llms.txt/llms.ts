import { absoluteUrl } from '@/app/_seo/metadata';
import { content } from '@/content/content';
import { headings } from '@/content/headings';
import { hotels, formatPrices, type Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';
import { directReasons, offers } from '@/content/offers';
import { pages } from '@/content/pages';
import { questions } from '@/content/questions';
import { roomCards, roomsOf } from '@/content/rooms';
import { site } from '@/content/site';
import { stayFacts, type StayFact } from '@/content/stay-facts';
import { addressLine, formatRupees, nameWithTown } from '@/lib/format';
import { mapLink } from '@/lib/links';

/**
 * What the site says, as short Markdown for language models. It is made from the same content as the pages.
 * https://llmstxt.org
 */
export function llmsText(): string {
  return [
    `# ${site.name}`,
    `> ${site.tagline}. ${site.blurb}`,
    `${labels.phone}: ${site.phone.display}. ${labels.yourEmail}: ${site.email}. ${addressLine(site.address)}, ${site.address.state}, ${site.address.country}. ${site.officialChannels}`,
    section(
      labels.mainNavigation,
      Object.values(pages).map(
        ({ title, path, description }) => `[${title}](${absoluteUrl(path)}): ${description}`,
      ),
    ),
    `## ${headings.hotelList.title}`,
    ...hotels.map(hotelText),
    section(
      headings.rooms.title,
      roomCards.map(({ title, price, bed, size, view, includes }) =>
        [
          `${title}: ${formatRupees(price)} ${labels.aNight}, ${bed}`,
          size,
          view,
          includes.length > 0 && `${labels.included}: ${includes.join(', ')}`,
        ]
          .filter(Boolean)
          .join('. '),
      ),
    ),
    offers.length > 0 &&
      section(
        headings.specialOffers.title,
        offers.map(({ code, label, title, description, until }) =>
          [`${title}, ${label}, ${code}: ${description}`, until && `${until}.`].filter(Boolean).join(' '),
        ),
      ),
    directReasons.length > 0 &&
      section(
        content['book-direct'].title,
        directReasons.map(({ text }) => text),
      ),
    `## ${headings.questions.title}`,
    ...questions.map(({ question, answer, facts }) =>
      [
        `### ${question}`,
        answer,
        facts.map(({ hotels: names, words }) => `- ${names.join(', ')}: ${words}`).join('\n'),
      ]
        .filter(Boolean)
        .join('\n\n'),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

const section = (title: string, entries: string[]) =>
  [`## ${title}`, entries.map((entry) => `- ${entry}`).join('\n')].join('\n\n');

function hotelText(hotel: Hotel): string {
  const { halls, nearby } = hotel;
  const facts: StayFact[] = [
    [labels.stayAddress, addressLine(hotel.address)],
    [labels.directions, mapLink(hotel.coordinates)],
    [labels.phone, hotel.phone.display],
    [labels.bookNow, hotel.link.url],
    [labels.stayPrices, [formatPrices(hotel), ...roomsOf(hotel).map(({ title }) => title)].join(', ')],
    [labels.stayAmenities, hotel.amenities.join(', ')],
    [labels.stayHalls, halls.map((hall) => `${hall.name}, ${hall.words}`).join('; ')],
    [labels.stayNearby, nearby.map((place) => `${place.name}, ${place.words}`).join('; ')],
    ...stayFacts(hotel),
  ];
  return [
    `### ${nameWithTown(hotel)}`,
    `${hotel.tagline}. ${hotel.description}`,
    facts.flatMap(([label, text]) => (text ? [`- ${label}: ${text}`] : [])).join('\n'),
  ].join('\n\n');
}
