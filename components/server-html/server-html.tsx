'use client';

import { useState, type ReactNode } from 'react';

interface ServerHtmlProps {
  id: string;
  className?: string;
  /** On the server; nothing in the browser. */
  children?: ReactNode;
}

/**
 * Keeps what the server wrote as it is: its words and its code are not sent a second time for React, which hydrates an
 * empty part. For whatever no script has to touch. Where React must render the page again, it takes the HTML that is there.
 */
export function ServerHtml({ id, className, children }: ServerHtmlProps) {
  const [html] = useState(() =>
    typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? ''),
  );
  if (children)
    return (
      <div id={id} className={className}>
        {children}
      </div>
    );
  return (
    <div id={id} className={className} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  );
}
