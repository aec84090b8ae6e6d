import { content } from './content';
import type { Parsed } from './schema/schema';

export type PageId = keyof typeof content.pages;
/** A page of the site: its address, its word in the menu, and what search engines show. */
export type PageInfo = Parsed<'pages'>[string];
/** The title of a section, with the sentence below it, or ''. */
export type Heading = Required<Parsed<'headings'>[string]>;

/** The list of pages, in the order of the menu: a page is an entry here and a folder of the same name in app/. */
export const { pages } = content;

/** The menu, from left to right: the pages that have a `menu` text. */
export const navigation = Object.values(pages).flatMap(({ menu, path }) =>
  menu ? [{ label: menu, href: path }] : [],
);

type Headings = Record<keyof typeof content.headings, Heading>;
/** TypeScript names the file when a heading is missing there, as in labels.ts. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a message has the name only of an interface
interface HeadingsJson extends Headings {}

/** Every visible title of a section. A missing intro is ''. */
export const headings: HeadingsJson = Object.fromEntries(
  Object.entries(content.headings).map(([name, heading]) => [name, { intro: '', ...heading }]),
) as Headings;
