'use client';

import { serverHtml } from '@/components/server-html/server-html';

// The components' own style sheets do not reach the browser with them: serverHtml says why.
import '@/components/gallery/hotel-galleries/hotel-galleries.css';
import '@/components/picture/picture.css';

const isServer = typeof window === 'undefined';

/** The preview reads a tile's picture from the HTML. */
export const HotelGalleriesHtml = serverHtml(
  'galleries',
  isServer ? (require('./hotel-galleries') as typeof import('./hotel-galleries')).HotelGalleries : undefined,
);
