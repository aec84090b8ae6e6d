'use client';

import { serverHtml } from '@/components/server-html/server-html';

// Server-rendered components do not load their style sheets in the browser, so they are imported here (see serverHtml).
import '@/components/icon/icon.css';

const isServer = typeof window === 'undefined';

export const TopBarHtml = serverHtml(
  'top-bar',
  isServer ? (require('./top-bar') as typeof import('./top-bar')).TopBar : undefined,
);
export const BrandLinkHtml = serverHtml(
  'brand-link',
  isServer ? (require('./brand-link') as typeof import('./brand-link')).BrandLink : undefined,
  'contents',
);
