export interface SitemapPage {
  /** Absolute address, as the page names it in its canonical link. */
  url: string;
  /** When the page last changed, as ISO 8601; left out where nobody knows. */
  lastModified?: string | undefined;
  /** Absolute addresses of the pictures that searches for pictures should find with the page. */
  images?: string[];
}

/**
 * The text of a sitemap.xml, with the extension for pictures.
 *
 * The protocol fixes the order of the parts: the address, the date, and only then what belongs to other vocabularies.
 * https://www.sitemaps.org/protocol.html
 */
export function sitemapXml(pages: SitemapPage[]): string {
  const lines = pages.flatMap(({ url, lastModified, images = [] }) => [
    '<url>',
    `<loc>${escapeXml(url)}</loc>`,
    ...(lastModified ? [`<lastmod>${escapeXml(lastModified)}</lastmod>`] : []),
    ...images.map((image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`),
    '</url>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>'"]/g, (character) => entities[character]!);
}
