/** The schemas of the group and its towns. */
import { z } from 'zod';

import { region } from '../region/region';

import { entries, group, list, oneOf, pattern, text, wholeNumber, yesNo } from './field-kinds';
import { address, contactHint, coordinates, malayalam, phone, pin, streets, townRef } from './shared-fields';
import { languages, networkNames } from './vocabulary';
import { mailbox, siteUrl, siteUrlHint } from './web-addresses';

/** What the group is: its name, its office and its accounts. */
export const site = z.strictObject({
  name: text(40, 'Brand | The name of the group, everywhere on the site.'),
  shortName: text(16, 'If empty, the first word of the brand.').optional(),
  legalName: text(60, 'Registered name of the company | It is in the privacy notice.'),
  url: pattern(100, `Address of this site | ${siteUrlHint}`, siteUrl, { input: 'url' }).refine(URL.canParse, {
    error: ({ input }) => `'${String(input)}' is not right. ${siteUrlHint}`,
  }),
  language: oneOf(
    'The language of the site: English as in India, Britain or America. Screen readers use it.',
    languages,
  ),
  tagline: text(60, 'What the group is, in one line.'),
  blurb: text([60, 300], 'Paragraph in the footer | Below the name.'),
  phone,
  email: pattern(100, 'E-mail | A mailbox that is read every day: "stay@example.com".', mailbox, {
    input: 'email',
    fix: 'Write an address such as stay@example.com.',
  }),
  whatsAppText: text(120, 'First chat message | WhatsApp shows it when a guest opens the chat.'),
  address: group('Address of the office | The postal address of your office.', {
    lines: streets,
    town: townRef,
    pin,
  }),
  coordinates,
  topBarTowns: list(
    'Towns in the top bar | Up to eight of the towns in which you have a hotel.',
    [1, 8],
    z.string(),
    'town',
  ),
  social: entries('Social networks | The icons in the footer.', [0, 4], {
    network: oneOf('The network of the account.', networkNames),
    url: address('Address of your account | Open your page there and copy the address.'),
    isPlaceholder: yesNo('No account yet | The icon is grey, says "soon" and has no link.').optional(),
  }),
  copyrightYear: wholeNumber('The year in the last line of every page.', 2000, new Date().getFullYear() + 1),
  credit: group('Who built the site | The company in the last line of every page.', {
    label: text(40, 'Name | The name of the company.'),
    url: address('Address | The website of the company.'),
  }),
  officialChannels: text([40, 240], `Warning of look-alike sites | ${contactHint}`),
});

/** Every town with a hotel or an office. */
export const towns = z.strictObject({
  towns: entries('Every town with a hotel or an office.', [1, 99], {
    name: text(30, 'As on a map, such as Kumarakom.'),
    malayalam: malayalam(
      30,
      'Name in Malayalam | It is on the map. If empty, the map has the English name only.',
    ).optional(),
    district: region.districts
      ? oneOf('The check compares PINs and positions with it.', Object.keys(region.districts))
      : text(40, 'It is in the address, below the town.'),
  }),
});
