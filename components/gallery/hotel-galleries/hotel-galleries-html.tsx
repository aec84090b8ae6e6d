'use client';

import { serverHtml } from '@/components/server-html/server-html';

// Server-rendered components do not load their style sheets in the browser, so they are imported here (see serverHtml).
import '@/components/gallery/hotel-galleries/hotel-galleries.css';
import '@/components/picture/picture.css';

const isServer = typeof window === 'undefined';

/** The preview reads a tile's picture from the HTML. */
export const HotelGalleriesHtml = serverHtml(
  'galleries',
  isServer ? (require('./hotel-galleries') as typeof import('./hotel-galleries')).HotelGalleries : undefined,
);
