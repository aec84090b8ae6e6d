/** @jest-environment node */
import { shortenReport } from '@/editor/saves/waiting-report';

test('a report that is too long for a pull request loses its end, and says so', () => {
  const change = (name: number) => `### Change ${name}\n\n> ⚠ **Why**\n\n- ${'word '.repeat(200)}\n\n`;
  const report = `## Please look\n\n${Array.from({ length: 100 }, (_, at) => change(at)).join('')}`;
  const found = shortenReport(report);
  expect(found.length).toBeLessThan(65_536);
  expect(found).toMatch(/^## Please look\n\n### Change 0\n[^]*### … and \d+ more\n\n“Files changed”/);
  const pictures = `${change(1)}| ![](PICTURES/1-before.jpg) | ![](PICTURES/1-after.jpg) |\n`;
  expect(shortenReport(pictures.repeat(55))).toContain('more\n');
  expect(shortenReport(report.slice(0, 50_000))).toBe(report.slice(0, 50_000));
});
