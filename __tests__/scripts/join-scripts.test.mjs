/** @jest-environment node */
import { withJoinedScripts } from '../../scripts/export/join-scripts.mjs';

test('inline scripts that stand side by side become one, in their order', () => {
  const html = '<script id="_R_">a.push("<b>");</script><script>b()</script><script>(c)()</script></body>';
  expect(withJoinedScripts(html)).toBe('<script id="_R_">a.push("<b>");b();(c)()</script></body>');
});

for (const html of [
  '<script src="/a.js"></script><script>b()</script>',
  '<script>a()</script><script src="/b.js"></script>',
  '<script type="application/json">{}</script><script>b()</script>',
  '<script>a()</script><script type="application/ld+json">{}</script>',
  '<script>a()</script><p>Words</p><script>b()</script>',
]) {
  test(`${html} stays as it is`, () => expect(withJoinedScripts(html)).toBe(html));
}
