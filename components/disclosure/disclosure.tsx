import type { ReactNode } from 'react';

import './disclosure.css';

interface DisclosureProps {
  /** What is always visible. */
  summary: ReactNode;
  /** Where a link leads: browsers open what holds the target. */
  id?: string;
  /** The language of all of it, where it is not the page's own. */
  lang?: string;
  children: ReactNode;
}

/** Words that open with a press, without a script. */
export function Disclosure({ summary, id, lang, children }: DisclosureProps) {
  return (
    <details className="disclosure" lang={lang}>
      <summary>{summary}</summary>
      {/* The target is inside: browsers open what holds it. */}
      <div id={id} className="scroll-mt-16 pb-3 text-sm">
        {children}
      </div>
    </details>
  );
}
