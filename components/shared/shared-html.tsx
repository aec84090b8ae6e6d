'use client';

import { serverHtml } from '@/components/server-html/server-html';

// The components' own style sheets do not reach the browser with them: serverHtml says why.
import '@/components/icon/icon.css';
import '@/components/picture/picture.css';
import '@/components/reveal/reveal.css';

const isServer = typeof window === 'undefined';

/** Without anything to press. */
export const PageHeroHtml = serverHtml(
  'page-hero',
  isServer
    ? (require('./page-hero/page-hero') as typeof import('./page-hero/page-hero')).PageHero
    : undefined,
);
export const ServiceTilesHtml = serverHtml(
  'service-tiles',
  isServer
    ? (require('./service-tiles/service-tiles') as typeof import('./service-tiles/service-tiles'))
        .ServiceTiles
    : undefined,
);
