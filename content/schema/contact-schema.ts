/** The schemas of the Contact page, of the questions and of the privacy notice. */
import { z } from 'zod';

import { entries, fieldForEach, group, list, oneOf, paragraph, reference, text, title } from './field-kinds';
import { factNames } from './hotel-schema';
import { enquiryHint, hotelRef } from './shared-fields';
import { enquiryNames, mapWords } from './vocabulary';

const enquiryMessage = text(
  [20, 300],
  'Message | The site replaces {hotel} by the name and the town of the hotel. Guests fill in the dots.',
);

/** A message that a link begins. */
const enquiry = group(enquiryHint, {
  link: text(
    30,
    'Text of the link | Such as "Ask about a wedding": below the halls of this hotel. If empty, there is no such link.',
  ).optional(),
  title: title(30),
  hotel: hotelRef.optional(),
  message: enquiryMessage,
});

/** The Contact page, its map and the messages that links begin. */
export const contact = z.strictObject({
  hero: group('Top | The top of the page.', {
    title: title(40),
    intro: text(200, 'One or two sentences below the title.'),
  }),
  intro: text(240, 'Beside the form.'),
  enquiryIntro: text(160, 'Above a prepared message.'),
  enquiries: group('Prepared messages | Guests only fill in the dots.', {
    ...fieldForEach(enquiryNames, () => enquiry),
  }),
  roomEnquiry: group('Request for a room | Every hotel has this link and this message.', {
    link: text(30, 'Text of the link | Such as "Ask for a room".'),
    title: title(30),
    message: enquiryMessage,
  }),
  map: group('The drawn map of the office.', {
    title: text(60, 'The title above the map, with the town of the office.'),
    caption: text(200, 'How to walk from the station to the office.'),
    town: reference('town', 'Town of the drawn map | Change it only together with the drawing.'),
    places: group('Words on the drawn map | The drawing itself is part of the code.', {
      ...fieldForEach(mapWords, () => text(24, 'A word on the drawn map.')),
    }),
  }),
});

/** Questions that guests ask before they book. */
export const questions = z.strictObject({
  questions: entries('What guests ask before they book.', [8, 24], {
    question: text(80, 'As a guest would ask it.'),
    answer: text([20, 300], 'What is true for every hotel.'),
    fact: oneOf(
      'Also show for each hotel | The site lists hotels with the same text together.',
      factNames,
    ).optional(),
  }),
});

/** The privacy notice. */
export const privacy = z.strictObject({
  title: title(60),
  summary: text(160, 'One sentence next to the form.'),
  officer: group(
    'Contact person | The person who answers questions about the data. The address of the group is used.',
    {
      title: text(40, 'Heading | The title of this part, such as "Who answers".'),
      name: text(40, 'A person who works for you.'),
      role: text(40, 'The job of this person.'),
    },
  ),
  sections: entries('Parts | Ask a lawyer before you change them.', [3, 8], {
    title: title(40),
    text: paragraph(40, 500),
  }),
  storedTitle: text(60, 'Title of the list | Above the list of stored data.'),
  storedIntro: text(160, 'Introduction to the list | Between that title and the list.'),
  stored: entries('What the browser stores | Change it only together with the code.', [1, 9], {
    what: text(120, 'What the browser stores, in everyday words.'),
    until: text(120, 'How long the browser stores it.'),
    places: list('', [1, 9], text(80, '', 'hidden'), 'hidden'),
  }),
  storedRemoval: text(240, 'How to delete it | The text below the list.'),
});
