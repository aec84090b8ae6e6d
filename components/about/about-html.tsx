'use client';

import type * as StoryModule from '@/components/about/story/story';
import type * as WhyModule from '@/components/about/why-choose-us/why-choose-us';
import { serverHtml } from '@/components/server-html/server-html';

// The components below do not reach the browser, and their style sheets not by them.
import '@/components/icon/icon.css';
import '@/components/picture/picture.css';

const isServer = typeof window === 'undefined';

/* eslint-disable @typescript-eslint/no-require-imports -- an import would be part of the browser's scripts: https://nextjs.org/docs/app/guides/package-bundling */
export const StoryHtml = serverHtml(
  'story',
  isServer ? (require('./story/story') as typeof StoryModule).Story : undefined,
);
export const WhyChooseUsHtml = serverHtml(
  'why-choose-us',
  isServer ? (require('./why-choose-us/why-choose-us') as typeof WhyModule).WhyChooseUs : undefined,
);
/* eslint-enable @typescript-eslint/no-require-imports */
