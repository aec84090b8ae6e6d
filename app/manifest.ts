import type { MetadataRoute } from 'next';

import { site } from '@/content/site';
import { withBasePath } from '@/lib/base-path';
import { color } from '@/lib/node/colors';

export const dynamic = 'force-static';

/** The web app manifest: how the site looks on a home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.shortName,
    description: site.tagline,
    lang: site.language,
    start_url: withBasePath('/'),
    scope: withBasePath('/'),
    display: 'browser',
    background_color: color('plaster'),
    theme_color: color('ink'),
    icons: [
      { src: withBasePath('/brand/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: withBasePath('/brand/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: withBasePath('/brand/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
