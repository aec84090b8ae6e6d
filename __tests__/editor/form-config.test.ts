import { formConfig } from '@/editor/form-config';
import type { FormField } from '@/editor/form-fields';

import { testContent } from '../support/content';

const backend = { repository: 'house/site', branch: 'content' };
const config = () => formConfig(testContent(), backend);

/** Every field of a form, with those inside groups and lists: 'offers.percent'. */
function namesOf(fields: readonly FormField[], before = ''): string[] {
  return fields.flatMap((field) => {
    const name = before + field.name;
    return [name, ...namesOf(field.fields ?? [], `${name}.`)];
  });
}

const fieldsOf = (name: string) => {
  const [hotels, site] = config().collections;
  return name === 'hotels' ? hotels!.fields! : site!.files!.find((file) => file.name === name)!.fields;
};

/** Every place in some content: 'offers.percent'. */
function placesOf(value: unknown, before = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => placesOf(entry, before));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    before + key,
    ...placesOf(inner, `${before}${key}.`),
  ]);
}

test('every field of the content is in the form', () => {
  const { hotels, ...files } = testContent();
  for (const [name, data] of Object.entries(files)) {
    expect(namesOf(fieldsOf(name))).toEqual(expect.arrayContaining(placesOf(data)));
  }
  expect(namesOf(fieldsOf('hotels'))).toEqual(expect.arrayContaining(placesOf(hotels.kochi)));
});

test('every field has a hint, and every pattern has its own message', () => {
  const [hotels, site] = config().collections;
  const shown = (fields: readonly FormField[], before: string): FormField[] =>
    fields.flatMap((field) => {
      const name = `${before} ${field.name}`;
      const inner = [...(field.fields ?? []), ...(field.field ? [field.field] : [])];
      return field.widget === 'hidden' ? [] : [{ ...field, name }, ...shown(inner, name)];
    });
  const all = [
    ...shown(hotels!.fields!, 'hotels'),
    ...site!.files!.flatMap(({ name, fields }) => shown(fields, name)),
  ].filter(({ widget, fields }) => widget !== 'object' || !fields);
  expect(all.filter(({ hint }) => !hint).map(({ name }) => name)).toEqual([]);
  const sentences = all.flatMap(({ pattern }) => (pattern ? [(pattern as string[])[1]] : []));
  expect(sentences).toContain('Code is not right. Use letters, digits and dashes only.');
  expect(sentences).toContain('Name is not right. Write all of it in Malayalam letters.');
});

test('enum values are chosen from a list, and entries are ordered by drag and drop', () => {
  const find = (file: string, path: string) =>
    path.split('.').reduce<FormField>((field, name) => field.fields!.find((each) => each.name === name)!, {
      fields: fieldsOf(file),
    } as FormField);
  expect(find('hotels', 'town')).toMatchObject({ widget: 'relation', file: 'towns' });
  expect(find('hotels', 'rooms')).toMatchObject({
    widget: 'select',
    multiple: true,
    options: expect.arrayContaining([{ label: 'Premium Room', value: 'premium-room' }]),
  });
  expect(find('hero', 'slides.hotel')).toMatchObject({ widget: 'relation', collection: 'hotels' });
  expect(find('hero', 'slides.picture')).toMatchObject({ widget: 'image' });
  expect(find('explore', 'tabs.icon')).toMatchObject({
    widget: 'select',
    options: expect.arrayContaining([{ label: 'Bed', value: 'bed' }]),
  });
  expect(find('site', 'social.network')).toMatchObject({
    widget: 'select',
    options: expect.arrayContaining([{ label: 'YouTube', value: 'YouTube' }]),
  });
  expect(find('facilities', 'cards.link')).toMatchObject({
    widget: 'select',
    options: expect.arrayContaining([{ label: 'Contact', value: '/contact' }]),
  });
  // An unknown value is left out of the file. A switch would store "no".
  expect(find('hotels', 'access.lift')).toMatchObject({
    widget: 'select',
    required: false,
    default: null,
    options: [{ value: true }, { value: false }, { label: 'We do not know yet', value: null }],
  });
  // With a minimum, the form would refuse to save an entry without a centre of interest.
  expect(find('hero', 'slides.focus')).toMatchObject({
    widget: 'list',
    required: false,
    min: undefined,
    max: 2,
    field: { widget: 'number', min: 0, max: 100 },
  });
  expect(find('hotels', 'isFeatured')).toMatchObject({ widget: 'boolean', default: false });
  expect(find('offers', 'offers.percent')).toMatchObject({ widget: 'number', min: 1, max: 80 });
  expect(find('offers', 'offers.title')).toMatchObject({ widget: 'string', maxlength: 40, required: true });
  expect(config().collections[0]).toMatchObject({ create: true, reorder: true });
});

test('a list says how many entries it takes, because its button is grey when it is full', () => {
  const [list] = fieldsOf('questions');
  expect(list).toMatchObject({
    max: 24,
    hint: 'What guests ask before they book. At most 24; then remove one to add another.',
  });
});

test('a content file that is new or cannot be read leaves the rest of the form as it is', () => {
  const { direct: _, ...others } = testContent();
  const [, site] = formConfig(others as ReturnType<typeof testContent>, backend).collections;
  expect(site!.files!.map(({ name }) => name)).toContain('direct');
});

test('the list of hotels says where each hotel is needed, before one is deleted', () => {
  const { description } = config().collections[0]!;
  expect(description).toMatch(/House kochi \(.*First screen.*\)/);
  expect(description).not.toContain('House lake');
});
