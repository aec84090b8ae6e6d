import { transformSync } from 'esbuild';
import { minify_sync as minifySync } from 'terser';

import { oldestBrowsers } from '../../../lib/node/project';
import { applyEdits, elementsOf, isInlineScript } from '../../html';
import { terserOptions } from '../../scripts/esbuild-options';

/** The result of each script: most are on several pages. */
const compiled = new Map<string, string>();

/**
 * Compiles the inline scripts for the oldest browsers, and minifies them. The scripts of components are functions,
 * which Next.js has compiled for Node.js (components/startup/inline-script.tsx).
 */
export function compileScripts(html: string): string {
  const scripts = elementsOf(html).filter((each) => isInlineScript(each) && !each.attributes.type);
  return applyEdits(
    html,
    scripts.map(({ content, contentStart, contentEnd }) => {
      const text = compiled.get(content) ?? compile(content);
      compiled.set(content, text);
      return { start: contentStart, end: contentEnd, text };
    }),
  );
}

function compile(script: string): string {
  const { code } = transformSync(script, { target: oldestBrowsers, logLevel: 'error' });
  return minifySync(code, terserOptions).code!.replace(/;$/, '');
}
