/**
 * The content for the pages: each file of content/ once, read by its schema. generated/content.ts lists the files, so a
 * new one needs its JSON, its schema in schema/schema.ts, and a section that reads it.
 */
import type { z } from 'zod';

import { contentFiles, hotelFiles } from '../generated/content';
import { fillPlaceholders } from '../lib/format';
import { isJsonObject } from '../lib/json';

import { commonValues } from './placeholders';
import { hotel } from './schema/hotel-schema';
import { rooms } from './schema/rooms-schema';
import { files, schemaOf, type FileName, type Parsed, type ParsedHotelFile } from './schema/schema';

type Files = Pick<typeof contentFiles, FileName>;
/** Everything that the hotels say, as pages use it; hotels by the name of their file. */
type PageContent = { [Name in FileName]: Parsed<Name, Files[Name]> } & {
  hotels: Record<string, ParsedHotelFile>;
};

const values = commonValues(
  Object.values(hotelFiles),
  rooms.safeParse(contentFiles.rooms).data?.rooms.map(({ price }) => price) ?? [],
  contentFiles.site,
);

/** Some content with its placeholders filled in, except the placeholders that a component fills in. */
function withValues(content: unknown): unknown {
  if (typeof content === 'string') return fillPlaceholders(content, values);
  if (Array.isArray(content)) return content.map(withValues);
  if (!isJsonObject(content)) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, withValues(value)]));
}

/**
 * Files as pages use them: read by their schema, with their placeholders filled in. Data that does not fit the schema
 * is returned unchanged: the check reports it, and stops the build or shows the message in place of the page.
 */
const parse = (schema: z.ZodType, data: object) => withValues(schema.safeParse(data).data ?? data);

const known = Object.entries<object>(contentFiles).filter(([name]) => name in files);

/** Everything that the hotels say, as pages use it. */
export const content = {
  ...Object.fromEntries(
    known.map(([name, data]) => [name, parse(schemaOf(name as FileName, Object.keys(data)), data)]),
  ),
  hotels: Object.fromEntries(
    Object.entries<object>(hotelFiles).map(([id, data]) => [id, parse(hotel, data)]),
  ),
} as PageContent;
