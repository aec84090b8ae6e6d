'use client';

import { StillPage } from '@/components/layout/still-page';

/** In place of a page whose parts failed: the header and the footer stay. */
export default function PageError() {
  return <StillPage part="main" />;
}
