'use client';

import type * as DataModule from '@/app/_seo/structured-data';
import type { PageId } from '@/content/pages';

/* eslint-disable @typescript-eslint/no-require-imports -- an import would be part of the browser's scripts: https://nextjs.org/docs/app/guides/package-bundling */
const structuredData =
  typeof window === 'undefined'
    ? (require('./structured-data') as typeof DataModule).structuredData
    : undefined;
/* eslint-enable @typescript-eslint/no-require-imports */

/** A page's structured data, for crawlers that read HTML only: React does not get it a second time. */
export function StructuredData({ page }: { page: PageId }) {
  // '<' would end the script inside a text.
  const json = structuredData ? JSON.stringify(structuredData(page)).replaceAll('<', '\\u003c') : '';
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} suppressHydrationWarning />
  );
}
