'use client';

import { serverHtml } from '@/components/server-html/server-html';

// Server-rendered components do not load their style sheets in the browser, so they are imported here (see serverHtml).
import '@/components/icon/icon.css';
import '@/components/picture/picture.css';

const isServer = typeof window === 'undefined';

export const StoryHtml = serverHtml(
  'story',
  isServer ? (require('./story/story') as typeof import('./story/story')).Story : undefined,
);
export const WhyChooseUsHtml = serverHtml(
  'why-choose-us',
  isServer
    ? (require('./why-choose-us/why-choose-us') as typeof import('./why-choose-us/why-choose-us')).WhyChooseUs
    : undefined,
);
