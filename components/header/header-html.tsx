'use client';

import type * as BrandModule from '@/components/header/brand-link';
import type * as TopBarModule from '@/components/header/top-bar';
import { serverHtml } from '@/components/server-html/server-html';

// The components below do not reach the browser, and their style sheets not by them.
import '@/components/icon/icon.css';

const isServer = typeof window === 'undefined';

/* eslint-disable @typescript-eslint/no-require-imports -- an import would be part of the browser's scripts: https://nextjs.org/docs/app/guides/package-bundling */
export const TopBarHtml = serverHtml(
  'top-bar',
  isServer ? (require('./top-bar') as typeof TopBarModule).TopBar : undefined,
);
export const BrandLinkHtml = serverHtml(
  'brand-link',
  isServer ? (require('./brand-link') as typeof BrandModule).BrandLink : undefined,
  'contents',
);
/* eslint-enable @typescript-eslint/no-require-imports */
