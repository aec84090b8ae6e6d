import { content } from './content';
import type { Parsed } from './schema/schema';

/** The title of a section, with the sentence below it, or ''. */
type Heading = Required<Parsed<'headings'>[string]>;

type Headings = Record<keyof typeof content.headings, Heading>;
/** TypeScript names the file when a heading is missing there, as in labels.ts. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a message has the name only of an interface
interface HeadingsJson extends Headings {}

/** Every visible title of a section. A missing intro is ''. */
export const headings: HeadingsJson = Object.fromEntries(
  Object.entries(content.headings).map(([name, heading]) => [name, { intro: '', ...heading }]),
) as Headings;
