import type { ReactNode } from 'react';

interface ExternalLinkProps {
  href: string;
  /** Words for those who do not see where the link is: 'at Nilavara Harbour, Kochi'. */
  context?: string;
  /** 'opens in a new tab' */
  newTab: string;
  className?: string;
  children: ReactNode;
}

/** A link that leaves the site: in a new tab, without a handle on this page, and saying so. */
export function ExternalLink({ href, context, newTab, className, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only">{`${context ? `: ${context}` : ''}, ${newTab}`}</span>
    </a>
  );
}
