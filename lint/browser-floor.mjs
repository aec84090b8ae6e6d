/**
 * What the oldest supported browsers (`browserslist` in package.json) lack, from the data of MDN. ESLint reads this for
 * scripts, and Stylelint for style sheets.
 */
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const data = load('@mdn/browser-compat-data');
const { browserslist } = load('../package.json');

/**
 * Newer features that the site uses: their names in MDN's data, which include the names below them, and how the site
 * works without them. A third value names the only selectors that may use it.
 */
export const optional = [
  // Scripts and HTML.
  [
    'api.Element.checkVisibility',
    'called with `?.`: content that is not laid out yet does not rise into view',
  ],
  ['api.HTMLElement.hidePopover', 'called with `?.` or where has-popovers.ts finds popovers'],
  ['api.HTMLElement.showPopover', 'called where has-popovers.ts finds popovers'],
  ['api.Navigator.share', 'tested before: the link is copied instead'],
  ['api.Window.requestIdleCallback', 'tested before: a timeout instead'],
  ['html.elements.button.popovertarget', 'a script opens the menu, and a link replaces the booking sheet'],
  ['html.elements.button.popovertargetaction', 'as popovertarget'],
  ['html.global_attributes.popover', 'as popovertarget'],
  ['html.elements.iframe.loading', 'a visitor asked for the map, so it loads at once anyway'],
  ['html.elements.img.fetchpriority', 'pictures load in the order of the browser'],

  // Styles. Parts of @supports are not in this list.
  ['css.at-rules.media.forced-colors', 'Safari has no mode that replaces colours'],
  ['css.at-rules.page', 'a sheet of paper has the margin of the browser'],
  ['css.at-rules.property', 'Tailwind sets the initial values itself'],
  ['css.at-rules.view-transition', 'no fade between pages'],
  ['css.properties.contain-intrinsic-size', 'only needed with content-visibility'],
  ['css.properties.content-visibility', 'content is laid out at once'],
  ['css.properties.grid-template-rows.subgrid', 'the drawn hotels of a row are aligned at their lower ends'],
  ['css.properties.justify-content.safe', 'the pictures in the strip of the preview begin at its left end'],
  ['css.properties.overscroll-behavior', 'the page scrolls on when a sheet is at its end'],
  ['css.properties.rx', 'the dot of the slide shown is a rectangle'],
  ['css.properties.scrollbar-color', 'a scrollbar in the colours of the browser'],
  ['css.properties.scrollbar-gutter', 'the page behind the preview can move by the width of a scrollbar'],
  ['css.properties.scrollbar-width', 'a scrollbar is shown, as wide as others'],
  ['css.properties.text-wrap', 'lines are not balanced'],
  ['css.properties.timeline-scope', 'nothing moves while the page scrolls'],
  ['css.properties.view-timeline', 'as timeline-scope'],
  ['css.properties.user-select.all', 'a code is selected letter by letter; the button copies it'],
  ['css.selectors.details-content', 'what is folded is not printed'],
  ['css.selectors.popover-open', 'as popovertarget'],
  [
    'css.selectors.has',
    'each of these rules is only an improvement; a rule that is needed uses a class or an attribute',
    /header-bar|hotel-grid|hide-until-parsed|dialog\[open|hero-slide|hotel-entry p|^&:has\(> :nth-child|^:has\(/,
  ],
  ['css.selectors.user-invalid', 'a wrong field has no red border; its error is below it'],
  ['css.selectors.view-transition', 'no fade between pages'],
  ['css.selectors.view-transition-group', 'no fade between pages'],
  ['css.selectors.view-transition-new', 'no fade between pages'],
  ['css.selectors.view-transition-old', 'no fade between pages'],
  ['css.types.sibling-index', 'sections do not appear one after the other'],
];

/** The browsers of `browserslist` by MDN's names, with their versions. */
const floor = browserslist.map((entry) => {
  const [name, version] = entry.replace('ios_saf', 'safari_ios').split(' ');
  return { name, version: Number(version) };
});

/** The data of a feature, such as 'api.Navigator.share'. */
const find = (feature) => feature.split('.').reduce((part, name) => part?.[name], data)?.__compat;

/** Whether a browser of this version has a feature, at least in part. The build adds prefixes. */
const isIn = ({ version_added: added, version_removed: removed, flags }, version) =>
  typeof added === 'string' &&
  !flags &&
  Number(added.replace('≤', '')) <= version &&
  !(Number(removed) <= version);

/**
 * The oldest supported browsers that lack a feature, with the version that has it: 'safari 16', 'firefox never'.
 *
 * @param feature its name in MDN's data; an unknown one is lacking nowhere
 * @param where the selector that it is in
 */
export function browsersWithout(feature, where = '') {
  const isOptional = optional.some(
    ([name, , places]) => `${feature}.`.startsWith(`${name}.`) && (places?.test(where) ?? true),
  );
  const support = find(feature)?.support;
  if (!support || isOptional) return [];
  return floor.flatMap(({ name, version }) => {
    const entries = [support[name] ?? []].flat();
    if (entries.length === 0 || entries.some((entry) => isIn(entry, version))) return [];
    return `${name} ${entries[0].version_added || 'never'}`;
  });
}

const messageOf = (feature, browsers) =>
  `${feature} is newer than a supported browser (${browsers.join(', ')}). If the site works without it, add it to lint/browser-floor.mjs`;

/** Features that a name of the libraries of TypeScript can be: Element.closest, Array.at, requestIdleCallback. */
function featuresOf({ name, declarations }) {
  return (declarations ?? [])
    .filter((declaration) => /\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName))
    .flatMap(({ parent }) => {
      // A static function is declared in `ObjectConstructor`, or in the type of `declare var AbortSignal`.
      const owner = (parent.name ?? parent.parent?.name)?.text?.replace(/Constructor$/, '');
      return owner
        ? [`api.${owner}.${name}`, `api.${owner}.${name}_static`, `javascript.builtins.${owner}.${name}`]
        : [`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`];
    });
}

/** An ESLint rule: refuses what the oldest supported browsers lack. It needs types. */
export const browserFloor = {
  create(context) {
    const { parserServices } = context.sourceCode;
    if (!parserServices?.program) return {};
    const check = (node, features) => {
      for (const feature of new Set(features)) {
        const browsers = browsersWithout(feature);
        if (browsers.length > 0) context.report({ node, message: messageOf(feature, browsers) });
      }
    };
    return {
      Identifier(node) {
        if (node.parent.type.startsWith('TSType')) return;
        const symbol = parserServices.getSymbolAtLocation(node);
        if (symbol) check(node, featuresOf(symbol));
      },
      JSXAttribute({ name, parent }) {
        const element = parent.name.name;
        // A component has a capital letter.
        if (!/^[a-z]/.test(element ?? '')) return;
        const attribute = String(name.name).toLowerCase();
        check(name, [`html.elements.${element}.${attribute}`, `html.global_attributes.${attribute}`]);
      },
    };
  },
};

/** The words of a text that follow something: `has` after the colon in a selector. */
const words = (text, pattern) => [...text.matchAll(pattern)].map(([, word]) => word);

/**
 * What a part of a style sheet uses, by its names in MDN's data.
 *
 * @param node a node of PostCSS
 */
function featuresOfStyle({ type, name, params, selector, prop, value }) {
  if (type === 'atrule') {
    const media = name === 'media' ? words(params, /([a-z][\w-]*)/g) : [];
    return [`css.at-rules.${name}`, ...media.map((word) => `css.at-rules.media.${word}`)];
  }
  if (type === 'rule') return words(selector, /:([a-z][\w-]*)/g).map((word) => `css.selectors.${word}`);
  if (type !== 'decl') return [];
  return [
    `css.properties.${prop}`,
    ...words(value, /([a-z][\w-]*)/g).map((word) => `css.properties.${prop}.${word}`),
    ...words(value, /([a-z][\w-]*)\(/g).map((name) => `css.types.${name}`),
    ...words(value, /\d([a-z]+)/g).map((unit) => `css.types.length.${unit}`),
    ...(prop === 'content' && value.includes(' / ') ? ['css.properties.content.alt_text'] : []),
  ];
}

/**
 * Whether a browser without a feature has something else: outside of `@supports`, or an earlier `content`. Of most
 * other properties, the build drops the earlier declaration.
 */
function hasFallback(node) {
  if (node.prop === 'content' && node.prev()?.prop === 'content') return true;
  for (let part = node.parent; part; part = part.parent) if (part.name === 'supports') return true;
  return false;
}

/**
 * What a style sheet uses that the oldest supported browsers lack.
 *
 * @param root a style sheet, read by PostCSS
 * @returns each place with a message
 */
export function missingStyles(root) {
  const found = [];
  root.walk((node) => {
    if (hasFallback(node)) return;
    for (const feature of new Set(featuresOfStyle(node))) {
      // What a browser never got does not depend on its age.
      const browsers = browsersWithout(feature, node.selector).filter((name) => !name.endsWith('never'));
      if (browsers.length > 0) found.push({ node, message: messageOf(feature, browsers) });
    }
  });
  return found;
}
