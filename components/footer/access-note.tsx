import { LinkedText } from '@/components/linked-text/linked-text';
import { siteAccessibility } from '@/content/site-accessibility';

/** The accessibility note at the end of every page: what was tested, and how to report a problem. */
export function AccessNote() {
  return (
    <details className="mt-2">
      <summary className="w-fit py-3 hover:text-brass-light">{siteAccessibility.title}</summary>
      {siteAccessibility.paragraphs.map((text) => (
        <p key={text} className="mt-2">
          <LinkedText text={text} />
        </p>
      ))}
    </details>
  );
}
