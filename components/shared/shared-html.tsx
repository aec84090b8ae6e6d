'use client';

import { serverHtml } from '@/components/server-html/server-html';

// Server-rendered components do not load their style sheets in the browser, so they are imported here (see serverHtml).
import '@/components/icon/icon.css';
import '@/components/picture/picture.css';
import '@/components/reveal/reveal.css';

const isServer = typeof window === 'undefined';

/** A PageHero without links and buttons. */
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
