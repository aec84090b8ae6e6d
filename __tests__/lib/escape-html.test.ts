import { escapeHtml } from '@/lib/escape-html';

test('the signs of HTML become text, an ampersand only once', () => {
  expect(escapeHtml('<b title="M & Sons">')).toBe('&lt;b title=&quot;M &amp; Sons&quot;&gt;');
  expect(escapeHtml("Teacher's House, ₹5,000")).toBe("Teacher's House, ₹5,000");
});
