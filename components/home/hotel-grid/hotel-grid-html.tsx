'use client';

import type { ComponentType } from 'react';

import type * as GridModule from '@/components/home/hotel-grid/hotel-grid';
import { ServerHtml } from '@/components/server-html/server-html';

// The grid does not reach the browser, and its style sheets not by it.
import '@/components/home/hotel-grid/hotel-grid.css';
import '@/components/shared/kerala-map/kerala-map.css';

/* eslint-disable @typescript-eslint/no-require-imports -- an import would be part of the browser's scripts: https://nextjs.org/docs/app/guides/package-bundling */
const Grid: ComponentType | undefined =
  typeof window === 'undefined' ? (require('./hotel-grid') as typeof GridModule).HotelGrid : undefined;
/* eslint-enable @typescript-eslint/no-require-imports */

/** The map and its legend as the server wrote them: no script of React's touches them. */
export function HotelGridHtml() {
  return <ServerHtml id="hotel-grid">{Grid && <Grid />}</ServerHtml>;
}
