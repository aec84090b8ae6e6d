import { about } from '@/content/about';
import { contact } from '@/content/contact';
import { notFound } from '@/content/not-found';
import { headings, pages } from '@/content/pages';

/** Small words stay small inside a title. */
const SMALL = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to']);
/** Quoted in the specification as they are. */
const QUOTED = ['OUR STORY', 'Useful links'];

test('titles are in Title Case, save those that the specification quotes otherwise', () => {
  const titles: string[] = [
    ...[...Object.values(headings), ...Object.values(pages), about.hero, contact.hero].map(
      ({ title }) => title,
    ),
    notFound.title,
    notFound.linksTitle,
  ];
  const isTitleCase = (title: string) =>
    title.split(' ').every((word, index) => /^[A-Z]/.test(word) || (index > 0 && SMALL.has(word)));
  expect(titles.filter((title) => !QUOTED.includes(title) && !isTitleCase(title))).toEqual([]);
});
