import type { ReactNode } from 'react';

import { Loader } from '@/components/layout/loader';
import { labels } from '@/content/labels';

/** Made anew with every change of page, which is what lets the loader play once a page. */
export default function Template({ children }: { children: ReactNode }) {
  return (
    <>
      <Loader label={labels.loading} />
      {children}
    </>
  );
}
