// @ts-check
import { readFileSync } from 'node:fs';

/** @type {Record<string, object>} */
const pages = JSON.parse(readFileSync(new URL('../content/pages.json', import.meta.url), 'utf8'));
/** The folders with sections of pages: one for each page, and one for sections that several pages have. */
const sections = [...Object.keys(pages), 'several-pages'];

/**
 * The layers from top to bottom. Each can import from itself and from those below it. `folders` are its files,
 * `picture` is its text in docs/architecture.md.
 */
export const layers = [
  { name: 'tools', folders: ['tools'], picture: 'tools/<br>npm commands' },
  { name: 'editor', folders: ['editor'], picture: 'editor/<br>form, change report' },
  { name: 'build', folders: ['build'], picture: 'build/<br>prepare, postprocess, verify' },
  { name: 'app', folders: ['app'], picture: 'app/<br>addresses, metadata' },
  {
    name: 'sections',
    folders: sections.map((name) => `components/${name}`),
    picture: 'components/ home, about, several-pages, …<br>sections of pages',
  },
  // All other folders of components/.
  {
    name: 'components',
    folders: ['components'],
    picture: 'components/ carousel, header, hotel, …<br>shared components',
  },
  { name: 'content', folders: ['content'], picture: 'content/<br>words, facts, schema' },
  { name: 'lib', folders: ['lib'], picture: 'lib/<br>functions without content' },
];

/** Shared components with texts of the site. All others get texts as properties. */
export const readers = [
  'brand-mark',
  'contact-widget',
  'footer',
  'header',
  'hotel',
  'linked-text',
  'official-channels',
  'offline',
  'page-frame',
  'startup',
].map((name) => `components/${name}`);
