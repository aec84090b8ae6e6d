'use client';

import { useState, type ComponentType, type ReactNode } from 'react';

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

/**
 * A component as the server wrote it. What it needs on the server, such as its properties, it is given there.
 * @param Part undefined in the browser
 */
export function serverHtml<Props extends object>(
  id: string,
  Part: ComponentType<Props> | undefined,
  className?: string,
) {
  return function PartHtml(props: Props) {
    return (
      <ServerHtml id={id} className={className}>
        {Part && <Part {...props} />}
      </ServerHtml>
    );
  };
}
