/** The class of a picture whose centre of interest is at these per cent from its left edge and its top. */
export const focusClass = (focus: readonly number[]) => `focus-${focus.join('-')}`;

/**
 * The style sheet with the centres of interest, as values of object-position. They are classes, because the content
 * policy refuses `style=""`, and utilities, so each page only gets the rules that it uses.
 */
export function focusStyles(focuses: readonly (readonly number[])[]): string {
  const rules = focuses.map(
    (focus) => `  .${focusClass(focus)} { --focus: ${focus.join('% ')}%; --focus-y: ${focus[1]}%; }\n`,
  );
  return `@layer utilities {\n${[...new Set(rules)].sort().join('')}}\n`;
}
