/** The schemas of what belongs to one page, and of what every page and every section has. */
import { z } from 'zod';

import { entries, group, list, number, paragraph, text, title, wholeNumber } from './field-kinds';
import { hotelRef, icon, id, picture } from './shared-fields';

/** What every page has. */
export const page = group('What search engines, shared links and the menu show of this page.', {
  path: text(40, '', 'hidden'),
  menu: text(16, 'Name in the menu | If empty, the page is not in the menu.').optional(),
  title: text(30, 'Browsers and search engines show it after the brand.'),
  description: text([70, 160], 'What search engines and shared links show.'),
  ...picture('what the page is about: shared links have it'),
});

/** What every section has. */
export const heading = group('The title of a section.', {
  title: text(60, 'The words above the section.'),
  intro: text(200, 'One sentence below the title. It can be empty.').or(z.literal('')).optional(),
});

/** The first screen of Home. */
export const hero = z.strictObject({
  main: group(
    'First slide | A picture without a text.',
    picture('a house in the evening, its lamps lit, in the upper half: words lie over the lower half'),
  ),
  slides: entries('The slides after the first one.', [1, 6], {
    ...picture('this hotel from outside, in the upper half: words lie over the lower half'),
    hotel: hotelRef,
    tagline: text(80, 'One short sentence over the picture.'),
  }),
});

/** The figures on Home. */
export const counters = z.strictObject({
  counters: entries('Figures | The numbers on Home.', [1, 8], {
    id,
    icon,
    value: wholeNumber(
      'If empty, the number of hotels in the search, the slider and the gallery.',
      0,
    ).optional(),
    label: text(24, 'What the number counts.'),
    suffix: text(3, 'The sign after the number, such as "%".').optional(),
  }),
});

/** The About page, and the quotation on Home. */
export const about = z.strictObject({
  hero: group('Top of the page | The title, the introduction and the drawing of a hotel.', {
    title: title(40),
    intro: text(200, 'One or two sentences below the title.'),
    hotel: hotelRef,
  }),
  story: group('Below the title "OUR STORY".', {
    paragraphs: list('The story, in order.', [1, 5], paragraph(60, 600)),
    ...picture('what the story tells of, such as the first house'),
  }),
  quote: group('The quotation in large type on Home.', {
    text: text(140, 'One or two sentences of the story.'),
    source: text(40, 'Who said it.'),
  }),
  why: group('Below the title "Why Choose Us?".', {
    text: paragraph(60, 400),
    points: list('What you promise.', [2, 6], text(120, 'Promise | One promise, one sentence.')),
  }),
  features: entries('The six tiles of the About page.', [6, 6], {
    icon,
    title: title(30),
    description: text(120, 'One sentence.'),
  }),
  progress: entries('Bars | How guests rate you.', [1, 6], {
    label: text(40, 'What guests rated.'),
    shown: number('Per cent as a number | The number that guests read.', 0, 100),
    drawn: number('Per cent as a bar | The length of the bar.', 0, 100),
  }),
});

/** The page for a wrong address. */
export const notFound = z.strictObject({
  title: title(60),
  text: text(240, 'What guests can do at a wrong address.'),
  ...picture('something small, such as a key'),
});

/** The page without a connection. */
export const offline = z.strictObject({
  title: title(60),
  text: text(240, 'What guests can do without a connection.'),
  tryAgain: text(40, 'Button | The words on the button.'),
  phonesTitle: text(60, 'Title above the phone numbers | A few words.'),
  phonesText: text(120, 'Text above the phone numbers | Below that title.'),
  linksTitle: text(60, 'Title above the saved pages | A few words.'),
});
