import { readContent } from '@/content/read';
import { filesOf } from '@/content/fields';

const files = filesOf(readContent().content);

/** The names of all fields in their order: 'offers.0.code'. Only the fields that the file has. */
function orderOf(parsed: unknown, data: unknown, before = ''): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const [fields, written] = [parsed as Record<string, unknown>, data as Record<string, unknown>];
  const names = Object.keys(fields).filter((name) => name in written);
  return names.flatMap((name) => [
    before + name,
    ...orderOf(fields[name], written[name], `${before}${name}.`),
  ]);
}

test.each(files.map(({ file, ...rest }) => [file, rest] as const))(
  'content/%s.json has its fields in the order in which the form saves them',
  (_, { data, schema }) => {
    expect(orderOf(data, data)).toEqual(orderOf(schema.parse(data), data));
  },
);
