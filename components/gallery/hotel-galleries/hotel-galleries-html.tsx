'use client';

import type { ComponentType } from 'react';

import type * as GalleriesModule from '@/components/gallery/hotel-galleries/hotel-galleries';
import { ServerHtml } from '@/components/server-html/server-html';

// The galleries do not reach the browser, and their style sheets not by them.
import '@/components/gallery/hotel-galleries/hotel-galleries.css';
import '@/components/picture/picture.css';

/* eslint-disable @typescript-eslint/no-require-imports -- an import would be part of the browser's scripts: https://nextjs.org/docs/app/guides/package-bundling */
const Galleries: ComponentType | undefined =
  typeof window === 'undefined'
    ? (require('./hotel-galleries') as typeof GalleriesModule).HotelGalleries
    : undefined;
/* eslint-enable @typescript-eslint/no-require-imports */

/** The galleries as the server wrote them; the preview reads a tile's picture from the HTML. */
export function HotelGalleriesHtml() {
  return <ServerHtml id="galleries">{Galleries && <Galleries />}</ServerHtml>;
}
