import { WholeWords } from '@/components/whole-words/whole-words';
import { site } from '@/content/site';
import { mailLink, telLink } from '@/lib/links';

const addresses: Record<string, string> = {
  [site.phone.display]: telLink(site.phone.e164),
  [site.email]: mailLink(site.email),
};

/** A text in which the group's phone number and e-mail address are links, and measures stay whole. */
export function LinkedText({ text }: { text: string }) {
  const parts = text.split(/(\+[\d ]*\d|[^\s,;:]+@[^\s,;:]*\w)/);
  return parts.map((part, index) =>
    addresses[part] ? (
      <a key={part} href={addresses[part]} className="text-link">
        {part}
      </a>
    ) : (
      <WholeWords key={index} text={part} />
    ),
  );
}
