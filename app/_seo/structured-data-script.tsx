import { structuredData } from '@/app/_seo/structured-data';
import { InlineScript } from '@/components/startup/inline-script';
import type { PageId } from '@/content/pages';

/** The structured data of a page, for crawlers that only read HTML. */
export function StructuredData({ page }: { page: PageId }) {
  // A '<' in a text could end the script element.
  const json = JSON.stringify(structuredData(page)).replaceAll('<', '\\u003c');
  return <InlineScript type="application/ld+json" code={json} />;
}
