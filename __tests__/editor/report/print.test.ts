import { reportAsMarkdown, reportAsText, summaryOf } from '@/editor/report/print';

import type { Edit } from '../../support/changed-content';
import { reported } from '../../support/report';

const price: Edit = ['rooms.rooms.2.price', 19500];
const counter: Edit = ['counters.counters.0.value', 1250];

test('the summary counts the changes with a mark', () => {
  expect(summaryOf([])).toBe('No change');
  expect(summaryOf(reported([counter]))).toBe('1 change, none with ⚠');
  expect(summaryOf(reported([price, counter]))).toBe('2 changes, 1 with ⚠');
});

test('a terminal shows the same words in colours', () => {
  const inColor = reportAsText(reported([price]), true);
  expect(inColor).toMatch(/\u001b\[31m“1,950”\u001b\[0m → \u001b\[32m“19,500”\u001b\[0m/);
  expect(inColor.replace(/\u001b\[\d+m/g, '')).toBe(reportAsText(reported([price])));
});

test('Markdown has the marked changes first, and old and new words as such', () => {
  expect(reportAsMarkdown(reported([counter, price]))).toBe(`2 changes, 1 with ⚠.

### Rooms and prices: Rooms, Super deluxe, Price

- <del>1,950</del> → <ins>19,500</ins><br>⚠ **is 10 times as much as before**

Shows on Facilities, Rooms; Home; other places.

### Figures: Figures, Happy Clients, Value

- <del>1,200</del> → <ins>1,250</ins>

Shows on Home.`);
});

test('no text becomes a link, a mention or HTML in Markdown', () => {
  const bed = '1 king bed <img src=x> @all #12 [x](https://a.example) www.a.example `x` **x**';
  expect(reportAsMarkdown(reported([['rooms.rooms.0.bed', bed]]))).not.toMatch(/<img|@all|#12|\]\(|https:|www\.|`|x\*\*/);
});

test('a long report fits into a comment, and counts what is left out', () => {
  const answers = [0, 1, 2, 3].map((number): Edit => [`questions.questions.${number}.answer`, 'Yes. '.repeat(4000 + number)]);
  const text = reportAsMarkdown(reported([...answers, price]));
  expect(text.length).toBeLessThan(65_000);
  expect(text).toContain('19,500');
  expect(text).toMatch(/… and 2 more\. [^\n]*$/);
});
