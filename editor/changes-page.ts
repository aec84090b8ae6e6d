/** The page /changes of the form: the change report, as plain HTML. */
import { escapeHtml } from '../lib/escape-html';

import type { Description, TextPart } from './change-report/describe-change';
import { summaryOf } from './change-report/report-text';

const tags: Record<TextPart[0], string> = { same: 'span', old: 'del', new: 'ins' };
const shown = (parts: readonly TextPart[]) =>
  parts.map(([kind, text]) => `<${tags[kind]}>${escapeHtml(text)}</${tags[kind]}>`).join(' ');

type Side = 'before' | 'after';
type PictureOf = (description: Description, side: Side) => string | undefined;

function pictures(description: Description, pictureOf: PictureOf): string {
  const sides: [Side, string][] = [
    ['before', 'Published'],
    ['after', 'After the change'],
  ];
  return sides
    .map(([side, words]) => {
      const address = pictureOf(description, side);
      return address
        ? `<figure><img src="${escapeHtml(address)}" alt="" width="480" height="300" loading="lazy"><figcaption>${words}</figcaption></figure>`
        : '';
    })
    .join('');
}

function section(description: Description, pictureOf: PictureOf): string {
  const { title, lines, where, warnings } = description;
  return `<section><h2>${escapeHtml(title)}</h2>
${warnings.map((why) => `<p class="warning">${escapeHtml(why)}</p>`).join('\n')}
<ul>${lines.map(({ label, parts }) => `<li>${label ? `${escapeHtml(label)}: ` : ''}${shown(parts)}</li>`).join('\n')}</ul>
${where.length > 0 ? `<p>Shows on ${escapeHtml(where.join('; '))}.</p>` : ''}
<div class="pictures">${pictures(description, pictureOf)}</div></section>`;
}

/**
 * The whole page; it needs no script.
 *
 * @param notes what is shown in place of the changes: the mistakes that come first, for example
 * @param pictureOf the address of a picture of the section
 */
export function changesPage(
  descriptions: readonly Description[],
  notes: readonly string[] = [],
  pictureOf: PictureOf = () => undefined,
): string {
  const sorted = [...descriptions].sort(
    (a, b) => Number(b.warnings.length > 0) - Number(a.warnings.length > 0),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:">
<title>Changes that are not published yet</title>
<link rel="icon" href="data:,">
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem; color: #222; background: #fff }
section { border-top: 1px solid #ccc; padding: 1rem 0 } h2 { font-size: 1.1rem; margin: 0 }
.warning { background: #fff3cd; border-left: 4px solid #b26a00; padding: .5rem .75rem; margin: .5rem 0 }
.warning::before { content: '⚠ ' } del { background: #fbe3e1 } ins { background: #dff2e1; text-decoration: none }
.pictures { display: flex; flex-wrap: wrap; gap: 1rem } figure { margin: 0; flex: 1 1 18rem } img { width: 100%; height: auto; border: 1px solid #ccc; background: #f4f4f4 }
</style>
</head>
<body>
<h1>Changes that are not published yet</h1>
<p>${notes.length > 0 ? '' : `${escapeHtml(summaryOf(descriptions))}. `}Reload this page after a save.</p>
${notes.map((note) => `<p class="warning">${escapeHtml(note)}</p>`).join('\n')}
${sorted.map((each) => section(each, pictureOf)).join('\n')}
</body>
</html>
`;
}
