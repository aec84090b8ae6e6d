import type { ReactNode } from 'react';

import { Summary } from '@/components/disclosure/summary';

import './disclosure.css';

interface DisclosureProps {
  /** The part that is always visible. */
  summary: ReactNode;
  /** The target of a link: browsers open the details element around it. */
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
      {/* The target is inside, because browsers open the details element around a target. */}
      <div id={id} className="scroll-mt-16 pb-3 text-sm">
        {children}
      </div>
    </details>
  );
}
