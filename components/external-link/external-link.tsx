import type { ReactNode } from 'react';

interface ExternalLinkProps {
  href: string;
  /** Hidden text for screen readers: 'at Nilavara Harbour, Kochi'. */
  context?: string;
  /** 'opens in a new tab' */
  newTab: string;
  className?: string;
  children: ReactNode;
}

/**
 * A link to another site or program. It opens a new tab, says so, and gives that page no access to this one. The hint
 * of the search does the same in its own element, because the island would load this component too.
 */
export function ExternalLink({ href, context, newTab, className, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only">{`${context ? `: ${context}` : ''}, ${newTab}`}</span>
    </a>
  );
}
