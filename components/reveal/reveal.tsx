import type { ReactNode } from 'react';

import './reveal.css';

/** The children of an element, which rise into place when it comes into view: reveal-on-view.ts. */
export function Reveal({ children }: { children: ReactNode }) {
  return <div data-reveal="">{children}</div>;
}
