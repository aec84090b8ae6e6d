import { BEFORE_YOU_COME, HOTEL_LIST, hotelFragment } from '../lib/fragments';

import { content } from './content';
import type { Parsed } from './schema/schema';

export type PageId = keyof typeof content.pages;
/** A page of the site: its address, its word in the menu, and what search engines show. */
export type PageInfo = Parsed<'pages'>[string];

/**
 * The list of pages, in the order of the menu: a page is an entry here and a folder in app/, which its path names. Its
 * key is the folder of its sections in components/.
 */
export const { pages } = content;

/** The list of hotels on Home. */
export const hotelListPath = `${pages.home.path}#${HOTEL_LIST}`;
/** A hotel in that list. */
export const hotelPath = (hotelId: string) => `${pages.home.path}#${hotelFragment(hotelId)}`;

/** What to know before a stay, on Contact. */
export const beforeYouComePath = `${pages.contact.path}#${BEFORE_YOU_COME}`;

/** The menu, from left to right: the pages that have a `menu` text. */
export const navigation = Object.values(pages).flatMap(({ menu, path }) =>
  menu ? [{ label: menu, href: path }] : [],
);
