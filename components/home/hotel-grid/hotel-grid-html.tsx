'use client';

import { serverHtml } from '@/components/server-html/server-html';

// The components' own style sheets do not reach the browser with them: serverHtml says why.
import '@/components/home/hotel-grid/hotel-grid.css';
import '@/components/shared/kerala-map/kerala-map.css';

const isServer = typeof window === 'undefined';

export const HotelGridHtml = serverHtml(
  'hotel-grid',
  isServer ? (require('./hotel-grid') as typeof import('./hotel-grid')).HotelGrid : undefined,
);
