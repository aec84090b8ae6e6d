import { LinkedText } from '@/components/linked-text/linked-text';
import { content } from '@/content/content';

/** The accessibility note at the end of every page: what was tested, and how to report a problem. */
export function AccessNote() {
  const { title, paragraphs } = content['site-accessibility'];
  return (
    <details className="mt-2">
      <summary className="w-fit py-3 hover:text-brass-light">{title}</summary>
      {paragraphs.map((text) => (
        <p key={text} className="mt-2">
          <LinkedText text={text} />
        </p>
      ))}
    </details>
  );
}
