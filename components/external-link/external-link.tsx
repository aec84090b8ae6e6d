import type { ReactNode } from 'react';

import { labels } from '@/content/labels';

import './external-link.css';

interface ExternalLinkProps {
  href: string;
  /** Hidden text for screen readers: 'at Nilavara Harbour, Kochi'. */
  context?: string;
  /** False where an icon or the words beside it say where the link leads. */
  hasSign?: boolean;
  /** What follows the words and their sign. */
  note?: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * A link to another site or program. It opens a new tab and says so: with an arrow, and in words for screen readers. It
 * gives that page no access to this one. The hint of the search does the same in its own element, because the island
 * would load this component too.
 */
export function ExternalLink({
  href,
  context,
  hasSign = true,
  note,
  className,
  children,
}: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {hasSign ? <span className="external-sign">{children}</span> : children}
      {note}
      <span className="sr-only">{`${context ? `: ${context}` : ''}, ${labels.opensInNewTab}`}</span>
    </a>
  );
}
