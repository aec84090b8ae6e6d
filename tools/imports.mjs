// @ts-check
/** What may import what: the settings of dependency-cruiser, which `npm run lint` runs. */
import { readFileSync } from 'node:fs';

/** @type {Record<string, object>} */
const pages = JSON.parse(readFileSync(new URL('../content/pages.json', import.meta.url), 'utf8'));
/** The folders with sections of pages: one for each page, and one for sections that several pages have. */
const sections = `^components/(${[...Object.keys(pages), 'several-pages'].join('|')})/`;

/**
 * Imports go down only: tools, editor, build, app, sections, components, content, lib. Each layer with those above it.
 *
 * @type {[layer: string | { path: string; pathNot: string }, above: string][]}
 */
const layers = [
  ['^editor/', '^tools/'],
  ['^build/', '^(tools|editor)/'],
  ['^app/', '^(tools|editor|build)/'],
  ['^components/', '^(tools|editor|build|app)/'],
  [{ path: '^components/', pathNot: sections }, sections],
  ['^content/', '^(tools|editor|build|app|components)/'],
  ['^lib/', '^(tools|editor|build|app|components|content)/'],
];

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: [
    {
      name: 'circle',
      comment: 'Files import each other in a circle. Move what both need into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...layers.map(([layer, above]) => ({
      name: 'upward',
      comment: 'An import goes down only: tools, editor, build, app, sections, components, content, lib.',
      severity: /** @type {const} */ ('error'),
      from: typeof layer === 'string' ? { path: layer } : layer,
      to: { path: above },
    })),
    {
      name: 'content-in-island',
      comment:
        'Every visitor would load it: pass it from the server component that uses the island. The build finds what comes through another file.',
      severity: 'error',
      from: { path: String.raw`\.island\.tsx$|^components/.*/use-[^/]+\.ts$|/hydrate-island\.tsx$` },
      to: { path: '^(content|generated)/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`\.css$` },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: 'specify',
  },
};

export default config;
