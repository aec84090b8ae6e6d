import { WholeWords } from '@/components/whole-words/whole-words';
import { headings } from '@/content/headings';
import { beforeYouComePath } from '@/content/pages';
import { site } from '@/content/site';
import { withBasePath } from '@/lib/base-path';
import { mailLink, telLink } from '@/lib/links';

/** What becomes a link wherever a text names it. */
const targets: Readonly<Record<string, string>> = {
  [site.phone.display]: telLink(site.phone.e164),
  [site.email]: mailLink(site.email),
  [headings.stay.title]: withBasePath(beforeYouComePath),
};
const names = Object.keys(targets).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const anyName = new RegExp(`(${names.join('|')})`);

/**
 * A text in which the group's phone number, its e-mail address and the name of "Before You Come" are links, and
 * measures stay whole.
 */
export function LinkedText({ text }: { text: string }) {
  return text.split(anyName).map((part, index) =>
    targets[part] ? (
      <a key={index} href={targets[part]} className="text-link py-1">
        {part}
      </a>
    ) : (
      <WholeWords key={index} text={part} />
    ),
  );
}
