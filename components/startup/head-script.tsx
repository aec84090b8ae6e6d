'use client';

import type * as TextModule from './head-script-text';

import './head-script.css';

/* eslint-disable @typescript-eslint/no-require-imports -- an import would be part of the browser's scripts, which do without: https://nextjs.org/docs/app/guides/package-bundling */
const text =
  typeof window === 'undefined' ? (require('./head-script-text') as typeof TextModule).headScriptText() : '';
/* eslint-enable @typescript-eslint/no-require-imports */

/**
 * The inline script in the head, which decides how the page starts, and the styles for it. It is a client component only
 * to keep its text out of the RSC payload. React does not change a script element.
 */
export function HeadScript() {
  return <script dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />;
}
