import type { ReactNode } from 'react';

import './notice.css';

/** A box with something that must not be missed, marked at its left edge. */
export function Notice({ children }: { children: ReactNode }) {
  return <div className="notice">{children}</div>;
}
