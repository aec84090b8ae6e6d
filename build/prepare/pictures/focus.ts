/** The class of a picture whose centre of interest is at these per cent from its left edge and its top. */
export const focusClass = (focus: readonly number[]) => `focus-${focus.join('-')}`;

/**
 * The style sheet with the rules for centres of interest: classes, because the content policy refuses `style=""`. They
 * are utilities, so each page only gets the rules that it uses.
 */
export function focusStyles(focuses: readonly (readonly number[])[]): string {
  const rules = focuses.map(
    (focus) => `  .${focusClass(focus)} img { object-position: ${focus.join('% ')}%; }\n`,
  );
  return `@layer utilities {\n${[...new Set(rules)].sort().join('')}}\n`;
}
