import { readFileSync } from 'node:fs';
import path from 'node:path';

import Ajv from 'ajv';

import { formConfig } from '@/editor/form/config';
import type { FormField } from '@/editor/form/fields';
import { projectRoot } from '@/lib/node/project';

import { testContent } from '../../support/content';

const backend = { repository: 'house/site', branch: 'main' };
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

test('a content file that is new or cannot be read leaves the rest of the form as it is', () => {
  const { 'book-direct': _, ...others } = testContent();
  const [, site] = formConfig(others as ReturnType<typeof testContent>, backend).collections;
  expect(site!.files!.map(({ name }) => name)).toContain('book-direct');
});

test('the configuration is one that Sveltia CMS knows', () => {
  const schema = path.join(projectRoot, 'node_modules/@sveltia/cms/schema/sveltia-cms.json');
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const validate = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')));
  // As in config.json, without the options that are undefined.
  validate(JSON.parse(JSON.stringify(config())));
  expect(validate.errors).toBeNull();
});
