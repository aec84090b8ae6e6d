'use client';

import type { ComponentType } from 'react';

import type * as ListModule from '@/components/home/hotel-list/hotel-list';
import { ServerHtml } from '@/components/server-html/server-html';

// The list does not reach the browser, and its style sheets not by it.
import '@/components/home/hotel-list/hotel-links.css';
import '@/components/home/hotel-list/hotel-list.css';

/* eslint-disable @typescript-eslint/no-require-imports -- an import would be part of the browser's scripts: https://nextjs.org/docs/app/guides/package-bundling */
const List: ComponentType | undefined =
  typeof window === 'undefined' ? (require('./hotel-list') as typeof ListModule).HotelList : undefined;
/* eslint-enable @typescript-eslint/no-require-imports */

/** The list of hotels as the server wrote it: no script of React's touches it. */
export function HotelListHtml() {
  return <ServerHtml id="hotel-list">{List && <List />}</ServerHtml>;
}
