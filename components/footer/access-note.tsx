import { LinkedText } from '@/components/linked-text/linked-text';
import { accessNote } from '@/content/access-note';

/** The accessibility note at the end of every page: what was tested, and how to report a problem. */
export function AccessNote() {
  return (
    <details className="mt-2">
      <summary className="w-fit py-3 hover:text-brass-light">{accessNote.title}</summary>
      {accessNote.paragraphs.map((text) => (
        <p key={text} className="mt-2">
          <LinkedText text={text} />
        </p>
      ))}
    </details>
  );
}
