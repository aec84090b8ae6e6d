import { execFileSync } from 'node:child_process';

import type { PageId } from '@/lib/routes';

/** The files whose changes show on a page, besides what every page wears. */
const sources: Record<PageId, string[]> = {
  home: ['app/page.tsx', 'components/sections/home', 'content'],
  about: ['app/about', 'components/sections/about', 'content/about.ts', 'content/rooms.ts'],
  contact: ['app/contact', 'components/sections/contact', 'content/contact.ts', 'content/site.ts'],
  gallery: ['app/gallery', 'components/sections/gallery', 'content/hotels', 'content/pictures'],
  facilities: [
    'app/Facilities',
    'components/sections/facilities',
    'content/rooms.ts',
    'content/facilities.ts',
    'content/explore.ts',
  ],
};

/**
 * The time of the last commit that touched a page's sources, as ISO 8601; undefined where the history
 * is not there to ask (an unpacked archive), since a made-up date would mislead crawlers.
 */
export function lastChanged(page: PageId): string | undefined {
  try {
    const time = execFileSync('git', ['log', '-1', '--format=%cI', '--', ...sources[page]], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return time || undefined;
  } catch {
    return undefined;
  }
}
