import { execFileSync } from 'node:child_process';

import type { PageId } from '@/lib/routes';

/** Shown at the top of every page but Home, with the page's words for search engines. */
const top = ['content/pages.ts', 'content/pictures/hero', 'components/sections/shared/page-hero.tsx'];
const rooms = [
  'content/rooms.ts',
  // Each room names the hotel that has it.
  'content/hotels',
  'content/pictures/rooms',
  'components/sections/shared/rooms-carousel.tsx',
];
const facilities = [
  'content/explore.ts',
  'content/facilities.ts',
  'content/pictures/facilities',
  'components/sections/shared/explore-facilities.tsx',
  'components/sections/shared/service-tiles.tsx',
];

/**
 * The files whose changes show on a page, besides what every page wears: the brand and the phone of content/site.ts,
 * the labels, layout/ and ui/. A test follows the imports of each page and names a file that is missing here.
 */
export const pageSources: Record<PageId, string[]> = {
  home: ['app/page.tsx', 'components/sections/home', 'components/sections/shared', 'content'],
  about: ['app/about', 'components/sections/about', 'content/about.ts', ...top, ...rooms],
  contact: [
    'app/contact',
    'components/sections/contact',
    'content/contact.ts',
    'content/hotels',
    'content/site.ts',
    'lib/kerala.ts',
    ...top,
  ],
  gallery: ['app/gallery', 'components/sections/gallery', 'content/hotels', 'content/pictures', ...top],
  facilities: ['app/Facilities', 'components/sections/facilities', ...top, ...rooms, ...facilities],
};

/**
 * The time of the last commit that touched a page's sources, as ISO 8601; undefined where the history is not there to
 * ask (an unpacked archive) or is cut short, since a made-up date would mislead crawlers: in a clone of one commit,
 * that commit seems to have written everything.
 *
 * @param folder the project
 */
export function lastChanged(page: PageId, folder = process.cwd()): string | undefined {
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository') === 'true') return undefined;
    return git(folder, 'log', '-1', '--format=%cI', '--', ...pageSources[page]) || undefined;
  } catch {
    return undefined;
  }
}

function git(folder: string, ...words: string[]): string {
  return execFileSync('git', words, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
