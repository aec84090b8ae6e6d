import { LinkedText } from '@/components/linked-text/linked-text';
import { accessNote } from '@/content/access-note';

/** What was tested of the site's accessibility and how to report what is in the way, at the end of every page. */
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
