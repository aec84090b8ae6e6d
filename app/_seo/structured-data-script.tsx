'use client';

import type * as DataModule from '@/app/_seo/structured-data';
import type { PageId } from '@/content/pages';

/* eslint-disable @typescript-eslint/no-require-imports -- an import would be part of the browser's scripts: https://nextjs.org/docs/app/guides/package-bundling */
const structuredData =
  typeof window === 'undefined'
    ? (require('./structured-data') as typeof DataModule).structuredData
    : undefined;
/* eslint-enable @typescript-eslint/no-require-imports */

/** The structured data of a page, for crawlers that only read HTML. It is not sent a second time in the RSC payload. */
export function StructuredData({ page }: { page: PageId }) {
  // A '<' in a text could end the script element.
  const json = structuredData ? JSON.stringify(structuredData(page)).replaceAll('<', '\\u003c') : '';
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} suppressHydrationWarning />
  );
}
