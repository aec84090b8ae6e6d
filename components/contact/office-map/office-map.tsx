import { contact } from '@/content/contact';
import { escapeHtml } from '@/lib/escape-html';
import { readDrawing } from '@/lib/node/drawings';

const FILE = 'content/office-map.svg';

/** The drawing with the names of content/contact.json in place of {station}. */
function withNames(drawing: string): string {
  const places = new Map(Object.entries(contact.map.places));
  return drawing.replace(/\{(\w*)\}/g, (_, key: string) => {
    const name = places.get(key);
    if (!name) throw new Error(`${FILE}: {${key}} is unknown. Use one of: ${[...places.keys()].join(', ')}.`);
    return escapeHtml(name);
  });
}

/**
 * A sketch of the office and the streets around it, not to scale. It is part of the HTML, so it works without scripts,
 * without other sites and in print. The caption describes the way in words.
 *
 * @throws when the drawing has a name that the content does not have
 */
export function OfficeMap({ captionId }: { captionId: string }) {
  const { viewBox, drawing } = readDrawing(FILE);
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={contact.map.title}
      aria-describedby={captionId}
      // With forced colours it keeps those that distinguish water from roads, unlike all other drawings.
      className="absolute inset-0 size-full forced-color-adjust-none!"
      dangerouslySetInnerHTML={{ __html: withNames(drawing) }}
    />
  );
}
