'use client';

import { serverHtml } from '@/components/server-html/server-html';

// Server-rendered components do not load their style sheets in the browser, so they are imported here (see serverHtml).
import '@/components/home/hotel-list/hotel-links.css';
import '@/components/home/hotel-list/hotel-list.css';

const isServer = typeof window === 'undefined';

export const HotelListHtml = serverHtml(
  'hotel-list',
  isServer ? (require('./hotel-list') as typeof import('./hotel-list')).HotelList : undefined,
);
