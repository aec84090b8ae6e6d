/** @jest-environment node */
import { ownScripts, withPageScripts } from '../../scripts/export/page-scripts.mjs';

const exported = (...files) =>
  `<head>${files.map((file) => `<script src="${file}" async=""></script>`).join('')}<link href="/a.css"/></head><body></body>`;
const finished = (...files) =>
  `<body><script>(function(){})(document,${JSON.stringify(files.map((file) => [file, 'sha256-a']))})</script></body>`;

for (const [kind, page] of Object.entries({ exported, finished })) {
  test(`the scripts of one page alone are told from those of all (${kind})`, () => {
    const pages = [
      { path: '/', html: page('/_next/main.js', '/_next/home.js') },
      { path: '/about', html: page('/_next/main.js', '/_next/about.js', '/_next/tabs.js') },
      { path: '/terms', html: page('/_next/main.js') },
      { path: '/facilities', html: '<p>Moved</p>' },
    ];
    expect(ownScripts(pages)).toEqual({
      '/': ['/_next/home.js'],
      '/about': ['/_next/about.js', '/_next/tabs.js'],
    });
  });
}

test('pages that were told already are told the same again', () => {
  const told = (names) => names.map(([path, ...files]) => ({ path, html: finished('/main.js', ...files) }));
  const pages = told([['/', '/home.js'], ['/about', '/about.js'], ['/terms']]);
  const scripts = ownScripts(pages);
  const again = pages.map(({ path, html }) => ({ path, html: withPageScripts(html, scripts) }));
  expect(again[0].html).toContain('page-scripts');
  expect(ownScripts(again)).toEqual(scripts);
});

test('a page is told once, however often it is finished, and cannot end its own block', () => {
  const scripts = { '/': ['/</script>.js'] };
  const html = withPageScripts('<body><p>Words</p></body>', scripts);
  expect(withPageScripts(html, scripts)).toBe(html);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(/id="page-scripts">([^<]*)</.exec(html)[1])).toEqual(scripts);
});

test('with nothing to tell, or no end of the page to tell it at, the page stays as it is', () => {
  expect(withPageScripts('<body></body>', {})).toBe('<body></body>');
  expect(withPageScripts('<p>Moved</p>', { '/': ['/a.js'] })).toBe('<p>Moved</p>');
});
