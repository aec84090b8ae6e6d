'use client';

import { serverHtml } from '@/components/server-html/server-html';

// Server-rendered components do not load their style sheets in the browser, so they are imported here (see serverHtml).
import '@/components/icon/icon.css';
import '@/components/picture/picture.css';

const isServer = typeof window === 'undefined';

export const RoomsGridHtml = serverHtml(
  'rooms',
  isServer
    ? (require('./rooms-grid/rooms-grid') as typeof import('./rooms-grid/rooms-grid')).RoomsGrid
    : undefined,
);
export const FacilityCardsHtml = serverHtml(
  'facility-cards',
  isServer
    ? (require('./facility-cards/facility-cards') as typeof import('./facility-cards/facility-cards'))
        .FacilityCards
    : undefined,
);
