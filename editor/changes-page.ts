/** The page /changes beside the form: the change report, as plain HTML. */
import { summaryOf, type Description, type Part } from './change-report/words';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const tags: Record<Part[0], string> = { same: 'span', old: 'del', new: 'ins' };
const shown = (parts: readonly Part[]) =>
  parts.map(([kind, text]) => `<${tags[kind]}>${escaped(text)}</${tags[kind]}>`).join(' ');

function section({ title, lines, where, marks }: Description): string {
  return `<section><h2>${escaped(title)}</h2>
${marks.map((why) => `<p class="mark">${escaped(why)}</p>`).join('\n')}
<ul>${lines.map(({ label, parts }) => `<li>${label ? `${escaped(label)}: ` : ''}${shown(parts)}</li>`).join('\n')}</ul>
${where.length > 0 ? `<p>Shows on ${escaped(where.join('; '))}.</p>` : ''}</section>`;
}

/**
 * The whole page; it needs no script.
 *
 * @param note a sentence below the summary, for example the mistakes that come first
 */
export function changesPage(descriptions: readonly Description[], note = ''): string {
  const sorted = [...descriptions].sort((a, b) => Number(b.marks.length > 0) - Number(a.marks.length > 0));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>Changes that are not published yet</title>
<link rel="icon" href="data:,">
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem; color: #222; background: #fff }
section { border-top: 1px solid #ccc; padding: 1rem 0 } h2 { font-size: 1.1rem; margin: 0 }
.mark { background: #fff3cd; border-left: 4px solid #b26a00; padding: .5rem .75rem; margin: .5rem 0 }
.mark::before { content: '⚠ ' } del { background: #fbe3e1 } ins { background: #dff2e1; text-decoration: none }
</style>
</head>
<body>
<h1>Changes that are not published yet</h1>
<p>${escaped(summaryOf(descriptions))}. Reload this page after a save.</p>
${note ? `<p class="mark">${escaped(note)}</p>` : ''}
${sorted.map(section).join('\n')}
</body>
</html>
`;
}
