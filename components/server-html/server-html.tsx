'use client';

import { useState, type ComponentType, type ReactNode } from 'react';

/**
 * Makes of a component one that shows it as the server wrote it: no script of React's touches it, and neither its words nor
 * its code nor its content are sent to the browser a second time. For whatever no script has to change.
 *
 * The files `…-html.tsx` call it. Each names its components by `require` in `isServer ? … : …`: so the bundler
 * leaves them, and the files that they read, out of the browser's scripts; with `import` or `&&` it does not
 * (https://nextjs.org/docs/app/guides/package-bundling). Their style sheets are imported there once more for the same reason.
 * While developing, a changed text of such a component shows after a reload.
 *
 * @param id of the element around it, one of its own in every page: made from the properties where a page has several
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
  /** On the server; nothing in the browser. */
  children: ReactNode;
}

/** In the browser, React hydrates an empty part, and takes the HTML that is there where it must render the page again. */
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
