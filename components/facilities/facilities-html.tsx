'use client';

import type * as CardsModule from '@/components/facilities/facility-cards/facility-cards';
import type * as RoomsModule from '@/components/facilities/rooms-grid/rooms-grid';
import { serverHtml } from '@/components/server-html/server-html';

// The components below do not reach the browser, and their style sheets not by them.
import '@/components/icon/icon.css';
import '@/components/picture/picture.css';

const isServer = typeof window === 'undefined';

/* eslint-disable @typescript-eslint/no-require-imports -- an import would be part of the browser's scripts: https://nextjs.org/docs/app/guides/package-bundling */
export const RoomsGridHtml = serverHtml(
  'rooms',
  isServer ? (require('./rooms-grid/rooms-grid') as typeof RoomsModule).RoomsGrid : undefined,
);
export const FacilityCardsHtml = serverHtml(
  'facility-cards',
  isServer ? (require('./facility-cards/facility-cards') as typeof CardsModule).FacilityCards : undefined,
);
/* eslint-enable @typescript-eslint/no-require-imports */
