'use client';

import { serverHtml } from '@/components/server-html/server-html';

// Server-rendered components do not load their style sheets in the browser, so they are imported here (see serverHtml).
import '@/components/contact-widget/contact-widget.css';
import '@/components/icon/icon.css';
import '@/components/motion/motion-switch.css';

const isServer = typeof window === 'undefined';

export const PageEndHtml = serverHtml(
  'page-end',
  isServer ? (require('./page-end') as typeof import('./page-end')).PageEnd : undefined,
  'contents',
);
