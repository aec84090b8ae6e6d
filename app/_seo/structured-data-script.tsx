import type { PageId } from '@/content/pages';
import { structuredData } from '@/app/_seo/structured-data';

/** A page's structured data, for crawlers that read HTML only. */
export function StructuredData({ page }: { page: PageId }) {
  // '<' would end the script inside a text.
  const json = JSON.stringify(structuredData(page)).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
