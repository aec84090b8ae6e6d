/** A change report as text for a terminal, and as Markdown for GitHub. editor/changes-page.ts makes a page of it. */
import type { Description, TextPart } from './describe-change';

/** '3 changes, 1 with a warning'. */
export function summaryOf(changes: readonly { warnings: readonly string[] }[]): string {
  const count = changes.filter(({ warnings }) => warnings.length > 0).length;
  if (changes.length === 0) return 'No change';
  return `${changes.length} change${changes.length === 1 ? '' : 's'}, ${count || 'none'} with a warning`;
}

const arrow = (parts: readonly TextPart[], wrap: Record<TextPart[0], (text: string) => string>) =>
  parts
    .map(([kind, text], at) =>
      kind === 'new' && parts[at - 1]?.[0] === 'old' ? `→ ${wrap.new(text)}` : wrap[kind](text),
    )
    .join(' ');

/** A longer text is cut in the terminal. */
const MAX_CHARACTERS = 160;

const short = (text: string) =>
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS - 3)}…` : text;

/** For a terminal: a title, what changed and the warnings, indented. */
export function reportAsText(descriptions: readonly Description[]): string {
  return descriptions
    .map(({ title, lines, where, warnings }) =>
      [
        title,
        ...lines.map(({ label, parts }) => {
          const isRemoved = parts.length === 1 && parts[0]![0] === 'old';
          const wrap = {
            same: (text: string) => text,
            old: (text: string) => (isRemoved ? `“${short(text)}” is removed` : `“${short(text)}”`),
            new: (text: string) => `“${short(text)}”`,
          };
          return `  ${label ? `${label}: ` : ''}${arrow(parts, wrap)}`;
        }),
        ...(where.length > 0 ? [`  shows on ${where.join('; ')}`] : []),
        ...warnings.map((why) => `  ! ${why}`),
      ].join('\n'),
    )
    .join('\n');
}

/** Escapes a text, so that Markdown, HTML and GitHub show it as it is: no formatting, links, mentions or references. */
const escapeMarkdown = (text: string) =>
  text
    .replace(/(?<=[@#]|www|https?)(?=[\w.:])/gi, '\u200b')
    .replace(/[&<>"'\\`*_{}[\]()#+!|~]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * As Markdown for GitHub: changes with warnings first.
 *
 * @param picturesOf the addresses of the pictures of a change
 */
export function reportAsMarkdown(
  descriptions: readonly Description[],
  picturesOf: (description: Description) => { before?: string; after?: string } = () => ({}),
): string {
  const wrap = {
    same: escapeMarkdown,
    old: (text: string) => `<del>${escapeMarkdown(text)}</del>`,
    new: (text: string) => `<ins>${escapeMarkdown(text)}</ins>`,
  };
  const table = ({ before, after }: ReturnType<typeof picturesOf>) =>
    before && after
      ? [`| Published | After the change |\n| --- | --- |\n| ![](${before}) | ![](${after}) |`]
      : [];
  const one = (description: Description) => {
    const { title, lines, where, warnings } = description;
    return [
      `### ${escapeMarkdown(title)}`,
      ...warnings.map((why) => `> ⚠ **${escapeMarkdown(why)}**`),
      ...lines.map(
        ({ label, parts }) => `- ${label ? `${escapeMarkdown(label)}: ` : ''}${arrow(parts, wrap)}`,
      ),
      ...(where.length > 0 ? [`Shows on ${escapeMarkdown(where.join('; '))}.`] : []),
      ...table(picturesOf(description)),
    ].join('\n\n');
  };
  const warned = descriptions.filter(({ warnings }) => warnings.length > 0);
  const others = descriptions.filter(({ warnings }) => warnings.length === 0);
  return [
    ...(warned.length > 0 ? ['## Please check these again', ...warned.map(one)] : []),
    ...(others.length > 0 ? ['## Other changes', ...others.map(one)] : []),
  ].join('\n\n');
}
