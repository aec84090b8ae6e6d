'use client';

import { serverHtml } from '@/components/server-html/server-html';

// The components' own style sheets do not reach the browser with them: serverHtml says why.
import '@/components/contact-widget/contact-widget.css';
import '@/components/icon/icon.css';
import '@/components/motion/motion-switch.css';

const isServer = typeof window === 'undefined';

export const PageEndHtml = serverHtml(
  'page-end',
  isServer ? (require('./page-end') as typeof import('./page-end')).PageEnd : undefined,
  'contents',
);
