'use client';

import { serverHtml } from '@/components/server-html/server-html';
import type { FacilityPanelProps } from '@/components/shared/explore-facilities/facility-panel';

// Server-rendered components do not load their style sheets in the browser, so they are imported here (see serverHtml).
import '@/components/picture/picture.css';

const isServer = typeof window === 'undefined';

export const FacilityPanelHtml = serverHtml<FacilityPanelProps>(
  ({ id }) => `panel-${id}`,
  isServer ? (require('./facility-panel') as typeof import('./facility-panel')).FacilityPanel : undefined,
  'grid gap-4 pt-6 md:pt-8 lg:grid-cols-[8fr_4fr] lg:items-center lg:gap-12 print:break-inside-avoid print:grid-cols-[1fr_1fr]',
);
