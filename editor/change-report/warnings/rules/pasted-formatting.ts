/** Warns of traces of pasting: from a chat, a mail, a document, a web page or a program. */
import { isIn } from '../../../../content/schema/fields';
import { findNew } from '../compare-words';
import { aboutText } from '../warning-rule';

const mailPhrases = [
  'sent from my \\w+|get outlook for \\w+|(?:thanks (?:and|&) )?(?:best )?regards',
  'original message|as (?:discussed|requested)|(?:please|kindly) find|find attached|unsubscribe',
  'message was deleted|\\(?edited\\)?$|forwarded(?: message)?',
  '\\d{1,2}\\/\\d{1,2}(?:\\/\\d{2,4})?, \\d{1,2}:\\d\\d',
];
const moreLinks = '\\b(?:read|show|see|view|load) (?:more|less|all|translation)\\b(?=[.…»›]*$|[.!])';
const pagePhrases = [
  'all rights reserved|source: ?\\p{L}+|(?:photo|image|picture|credit)s?(?: by|:) ?\\p{L}+',
  'from wikipedia|accept cookies|follow us|like and share',
  'copy link|back to top|page \\d+ of \\d+',
];
const programs = [
  '\\b(?:[Mm]ade|[Cc]reated|[Dd]esigned|[Ee]dited) (?:with|using|in) (?:\\p{Lu}\\p{L}*|AI\\b)',
  '\\b(?:[Gg]enerated|[Pp]owered|[Tt]ranslated|[Ss]canned|[Pp]osted|[Pp]ublished|[Ss]hared) ' +
    '(?:with|by|via|using|from) (?:\\p{Lu}\\p{L}*|AI\\b)',
  '\\b(?:ChatGPT|Canva|CamScanner|Grammarly|Gemini|Copilot)\\b|oaicite|contentReference|utm_\\w+',
  '\\\\[nrtu]|=\\p{Lu}{2,}\\(',
];

const pastedPatterns: RegExp[] = [
  // Lists, tables and headings of a document.
  /(?:^|[\s:])\(?1[.)] .+?[\s;,]\(?2[.)] |(?:^|[\s:])\(?a\) .+?[\s;,]\(?b\) /giu,
  /^[-–—>|] |(?<= )[-|] [^-|]+ [-|](?= )|\*\*|__|^#+ |\]\(|`/gu,
  // A word that the end of a line cut.
  /\p{Ll}{2,}[-\u00ad] (?!and\b|or\b|to\b)\p{Ll}{2,}/gu,
  // Mails and chats.
  new RegExp(`\\b(?:${mailPhrases.join('|')})|^(?:fwd?|re):`, 'giu'),
  // Web pages.
  new RegExp(`${moreLinks}|\\b(?:${pagePhrases.join('|')})|\\[(?:\\d+|edit|citation needed)\\]|©`, 'giu'),
  // Programs.
  new RegExp(programs.join('|'), 'gu'),
];

/** Signs and sentences that come from the source of a pasted text. */
export const pastedFormatting = aboutText((after, before, { after: field }) => {
  if (isIn(field, 'labels')) return undefined;
  const found = pastedPatterns.map((pattern) => findNew(pattern, after, before)).find(Boolean);
  return (
    found && `has '${found.trim()}' in it, which was pasted with the text; keep only the words for guests`
  );
});
