import { readContent } from '@/content/check';
import { files, hotel, schemaOf, type FileName } from '@/content/schema';

const { content } = readContent();
const schemas = Object.entries(content).flatMap(([name, data]) =>
  name === 'hotels'
    ? Object.entries(data).map(([id, entry]) => [`hotels/${id}`, hotel, entry as object] as const)
    : [[name, schemaOf(name as FileName, Object.keys(data)), data] as const],
);

test.each(schemas)(
  'content/%s.json has its fields in the order of the form, which saves them so',
  (_, schema, data) => {
    expect(schemas.length).toBeGreaterThan(Object.keys(files).length);
    expect(JSON.stringify(schema.parse(data))).toBe(JSON.stringify(data));
  },
);
