'use client';

import { serverHtml } from '@/components/server-html/server-html';

// Server-rendered components do not load their style sheets in the browser, so they are imported here (see serverHtml).
import '@/components/home/hotel-grid/hotel-grid.css';
import '@/components/shared/kerala-map/kerala-map.css';

const isServer = typeof window === 'undefined';

export const HotelGridHtml = serverHtml(
  'hotel-grid',
  isServer ? (require('./hotel-grid') as typeof import('./hotel-grid')).HotelGrid : undefined,
);
