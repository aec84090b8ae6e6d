import type { PageId } from '@/content/pages';
import { StaticPart } from '@/components/ui/static-part';
import { structuredData } from '@/app/_seo/structured-data';

/** A page's structured data, for crawlers that read HTML only. */
export function StructuredData({ page }: { page: PageId }) {
  // '<' would end the script inside a text.
  const json = JSON.stringify(structuredData(page)).replaceAll('<', '\\u003c');
  return (
    <StaticPart id="structured-data">
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
    </StaticPart>
  );
}
