import { choices } from '@/content/schema/choices';
import { hotel } from '@/content/schema/hotel-schema';
import { schemaOf, type FileName } from '@/content/schema/schema';
import { formFields, type FormField } from '@/editor/form/fields';

import { testContent } from '../../support/content';

const content = testContent();
const offered = { page: choices.page(content), room: choices.room(content) };

/** A field of a file: 'slides.hotel' is the field `hotel` in the entries of the list `slides`. */
function fieldAt(file: FileName | 'hotels', place: string): FormField {
  const schema = file === 'hotels' ? hotel : schemaOf(file, []);
  return place.split('.').reduce((field, name) => field.fields!.find((inner) => inner.name === name)!, {
    fields: formFields(schema, file, offered),
  } as FormField);
}

test.each<[what: string, file: FileName | 'hotels', place: string, expected: object]>([
  ['a town, chosen from the towns', 'hotels', 'town', { widget: 'relation', file: 'towns' }],
  [
    'rooms, several chosen by their titles',
    'hotels',
    'rooms',
    {
      widget: 'select',
      multiple: true,
      min: 1,
      options: expect.arrayContaining([{ label: 'Premium Room', value: 'premium-room' }]),
    },
  ],
  ['a hotel, chosen from the hotels', 'hero', 'slides.hotel', { widget: 'relation', collection: 'hotels' }],
  [
    'a picture, uploaded into the folder of its file',
    'hero',
    'slides.picture',
    { widget: 'image', media_folder: '/content/pictures/hero', public_folder: '/pictures/hero' },
  ],
  [
    'a picture of a hotel, in a folder of its own',
    'hotels',
    'rows.picture',
    { widget: 'image', media_folder: '/content/pictures/hotels/{{slug}}' },
  ],
  [
    'a picture, with what it must show at this place',
    'hotels',
    'picture',
    { hint: expect.stringContaining('Show the house from the street, with its door. At least') },
  ],
  [
    // An unknown value is left out of the file. A switch would store "no".
    'a fact that may be unknown',
    'hotels',
    'access.lift',
    {
      widget: 'select',
      required: false,
      default: null,
      options: [{ value: true }, { value: false }, { label: 'We do not know yet', value: null }],
    },
  ],
  [
    // With a minimum, the form would refuse to save an entry without a centre of interest.
    'an optional list of numbers, without a minimum',
    'hero',
    'slides.focus',
    {
      widget: 'list',
      required: false,
      min: undefined,
      max: 2,
      field: { widget: 'number', min: 0, max: 100 },
    },
  ],
  [
    'the id of an entry, which no title changes',
    'rooms',
    'rooms.id',
    { widget: 'hidden', default: '{{uuid_shorter}}' },
  ],
  [
    'a whole number with its limits',
    'offers',
    'offers.percent',
    { widget: 'number', value_type: 'int', min: 1, max: 80 },
  ],
  ['a price, as people write it', 'rooms', 'rooms.price', { widget: 'string' }],
  [
    'a day',
    'offers',
    'offers.validUntil',
    { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', required: false },
  ],
  [
    // The form's button for another entry is grey when the list is full.
    'a list, with the number of entries that it can have',
    'questions',
    'questions',
    {
      widget: 'list',
      label_singular: 'question',
      max: 24,
      collapsed: true,
      allow_duplicate: false,
      hint: 'What guests ask before they book. At most 24; then remove one to add another.',
    },
  ],
])('%s', (_, file, place, expected) => {
  expect(fieldAt(file, place)).toMatchObject(expected);
});
