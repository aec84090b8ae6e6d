import { withCounts } from './counts';
import { withPictureNames, type PictureName } from './derive';
import headingData from './headings.json';
import pageData from './pages.json';
import type { FileContent } from './schema';

export type PageId = keyof typeof pageData;
export type PageInfo = FileContent<'pages'>[string] & { picture: PictureName };
export type Heading = Required<FileContent<'headings'>[string]>;

/** The register of pages, in the order of the menu: a page is an entry here and a folder of the same name in app/. */
export const pages = withPictureNames(withCounts(pageData)) as Record<PageId, PageInfo>;

/** The menu, from left to right: the pages that it has a word for. */
export const navigation = Object.values(pages).flatMap(({ menu, path }) =>
  menu ? [{ label: menu, href: path }] : [],
);

/** Every visible title of a section, with the sentence below it; an empty intro is left out. */
export const headings = Object.fromEntries(
  Object.entries<{ title: string; intro?: string }>(withCounts(headingData)).map(([name, heading]) => [
    name,
    { intro: '', ...heading },
  ]),
) as Record<keyof typeof headingData, Heading>;
