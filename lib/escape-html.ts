/** A text for HTML or SVG, between tags or in an attribute with double quotes: 'M<B' becomes 'M&lt;B'. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
