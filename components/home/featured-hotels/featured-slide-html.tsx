'use client';

import { serverHtml } from '@/components/server-html/server-html';

// Server-rendered components do not load their style sheets in the browser, so they are imported here (see serverHtml).
import '@/components/picture/picture.css';

const isServer = typeof window === 'undefined';

export const FeaturedSlideHtml = serverHtml<{ id: string }>(
  ({ id }) => `featured-${id}`,
  isServer ? (require('./featured-slide') as typeof import('./featured-slide')).FeaturedSlide : undefined,
  'space-y-8 xl:grid xl:grid-cols-2 xl:content-start xl:gap-6 xl:space-y-0 xl:px-edge print:block print:break-inside-avoid print:space-y-0 print:px-0',
);
