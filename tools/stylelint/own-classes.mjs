import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import stylelint from 'stylelint';

const ruleName = 'site/own-classes';
const messages = stylelint.utils.ruleMessages(ruleName, {
  foreign: (name, folder) =>
    `.${name} is not a class of ${folder}: style it in the folder whose component sets it, or pass that component a custom property or a data attribute`,
});

/** Set on <html> by the page's start, and on parts of a page by several components: what every style sheet may ask about. */
const STATES = new Set(['js', 'slow', 'on-dark']);

/** The files of a folder whose names match, joined. */
function textOf(folder, pattern, recursive) {
  return readdirSync(folder, { withFileTypes: true, recursive })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

const classesIn = (selector) => [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name);

/** Whether sources set a class, in full or by its beginning: `tone-${tone}`. */
function sets(sources, name) {
  const beginnings = [...sources.matchAll(/([\w-]+-)\$\{/g)].map(([, beginning]) => beginning);
  return (
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(sources) ||
    beginnings.some((beginning) => name.startsWith(beginning))
  );
}

/** A component's style sheet names only classes that the sources beside it set; a global one none of a component's. */
const rule = (isOn) => (root, result) => {
  const file = root.source?.input.file;
  if (!isOn || !file) return;
  const folder = path.dirname(file);
  const isGlobal = path.basename(folder) === 'styles';
  const components = path.join(folder, '../components');
  const others = isGlobal ? textOf(components, /\.css$/, true) : '';
  const own = isGlobal ? '' : textOf(folder, /\.tsx?$/, false);
  const isOwn = (name) =>
    STATES.has(name) ||
    (isGlobal ? !new RegExp(`^\\s*\\.${name}(?![\\w-])`, 'm').test(others) : sets(own, name));
  root.walkRules((node) => {
    for (const name of new Set(classesIn(node.selector))) {
      if (isOwn(name)) continue;
      stylelint.utils.report({
        ruleName,
        result,
        node,
        word: `.${name}`,
        message: messages.foreign(name, path.relative(process.cwd(), folder)),
      });
    }
  });
};
rule.ruleName = ruleName;
rule.messages = messages;
rule.meta = {};

export default stylelint.createPlugin(ruleName, rule);
