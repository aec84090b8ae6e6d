'use client';

import { serverHtml } from '@/components/server-html/server-html';

// The components' own style sheets do not reach the browser with them: serverHtml says why.
import '@/components/home/hotel-list/hotel-links.css';
import '@/components/home/hotel-list/hotel-list.css';

const isServer = typeof window === 'undefined';

export const HotelListHtml = serverHtml(
  'hotel-list',
  isServer ? (require('./hotel-list') as typeof import('./hotel-list')).HotelList : undefined,
);
