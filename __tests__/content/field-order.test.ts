import type { z } from 'zod';
import { readContent } from '@/content/check';
import { hotel, schemaOf, type FileName } from '@/content/schema';

const { hotels, ...others } = readContent().content;
const entries: [file: string, schema: z.ZodType, data: object][] = [
  ...Object.entries(others).map(([name, data]): [string, z.ZodType, object] => [
    name,
    schemaOf(name as FileName, Object.keys(data)),
    data,
  ]),
  ...Object.entries(hotels).map(([id, data]): [string, z.ZodType, object] => [`hotels/${id}`, hotel, data]),
];

test.each(entries)('content/%s.json has its fields in the order in which the form saves them', (...entry) => {
  const [, schema, data] = entry;
  expect(JSON.stringify(schema.parse(data))).toBe(JSON.stringify(data));
});
