'use client';

import { useState, type ComponentType, type ReactNode } from 'react';

/**
 * Wraps a component that never changes in the browser, so that only its HTML from the server is used. React does not
 * hydrate it, and neither its text nor its code nor its content is sent to the browser a second time.
 *
 * The files `…-html.tsx` call it. Each loads its component by `require` in `isServer ? … : …`, because the bundler then
 * leaves the component and the files that it reads out of the browser's scripts. With `import` or `&&` it does not
 * (https://nextjs.org/docs/app/guides/package-bundling). For the same reason, the files import the component's style
 * sheets again. During development, app/reload-on-change.dev.tsx reloads the page when the content changes.
 *
 * @param id of the element around it. It must be unique in the page, so it is made from the properties where a page has
 *   several
 * @param Part the component; undefined in the browser
 */
export function serverHtml<Props extends object>(
  id: string | ((props: Props) => string),
  Part: ComponentType<Props> | undefined,
  className?: string,
) {
  return function PartHtml(props: Props) {
    return (
      <KeptHtml id={typeof id === 'string' ? id : id(props)} className={className}>
        {Part && <Part {...props} />}
      </KeptHtml>
    );
  };
}

interface KeptHtmlProps {
  id: string;
  className?: string;
  /** Set on the server only. */
  children: ReactNode;
}

/**
 * In the browser, React hydrates this as empty. If it must render the page again, it reuses the HTML that is in the DOM.
 */
function KeptHtml({ id, className, children }: KeptHtmlProps) {
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
