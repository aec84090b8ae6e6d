'use client';

import type * as HeroModule from '@/components/shared/page-hero/page-hero';
import type * as TilesModule from '@/components/shared/service-tiles/service-tiles';
import { serverHtml } from '@/components/server-html/server-html';

// The components below do not reach the browser, and their style sheets not by them.
import '@/components/icon/icon.css';
import '@/components/picture/picture.css';
import '@/components/reveal/reveal.css';

const isServer = typeof window === 'undefined';

/* eslint-disable @typescript-eslint/no-require-imports -- an import would be part of the browser's scripts: https://nextjs.org/docs/app/guides/package-bundling */
/** Without anything to press. */
export const PageHeroHtml = serverHtml(
  'page-hero',
  isServer ? (require('./page-hero/page-hero') as typeof HeroModule).PageHero : undefined,
);
export const ServiceTilesHtml = serverHtml(
  'service-tiles',
  isServer ? (require('./service-tiles/service-tiles') as typeof TilesModule).ServiceTiles : undefined,
);
/* eslint-enable @typescript-eslint/no-require-imports */
