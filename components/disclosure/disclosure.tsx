import type { ReactNode } from 'react';

import { Summary } from '@/components/disclosure/summary';

import './disclosure.css';

interface DisclosureProps {
  /** The part that is always visible. */
  summary: ReactNode;
  /** The target of a link. */
  id?: string;
  /** The language of summary and content, if it differs from the page's. */
  lang?: string;
  children: ReactNode;
}

/** Content that opens with a click or tap, without a script. */
export function Disclosure({ summary, id, lang, children }: DisclosureProps) {
  return (
    <details className="disclosure" lang={lang}>
      <Summary>{summary}</Summary>
      {/* A link opens the details element around its target. In older browsers open-target.inline.ts does it. */}
      <div id={id} className="scroll-mt-16 pb-3 text-sm">
        {children}
      </div>
    </details>
  );
}
