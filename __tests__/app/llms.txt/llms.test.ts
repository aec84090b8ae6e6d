import { llmsText } from '@/app/llms.txt/llms';
import { content } from '@/content/content';
import { hotels } from '@/content/hotels';
import { pages } from '@/content/pages';
import { questions } from '@/content/questions';
import { site } from '@/content/site';

import { contentAfter } from '../../support/changed-content';
import { TYPOGRAPHIC_SIGNS } from '../../support/typographic-signs';

jest.mock('@/app/_seo/metadata', () => ({ absoluteUrl: (path: string) => `https://hotels.example${path}` }));

test('llms.txt has the pages, every hotel with what guests ask for, and the questions', () => {
  const text = llmsText();
  expect(text.startsWith(`# ${site.name}\n\n> `)).toBe(true);
  for (const { path } of Object.values(pages)) expect(text).toContain(`(https://hotels.example${path})`);
  for (const { name, phone, link, nearby, halls, stay } of hotels) {
    const entry = text.split('\n### ').find((part) => part.startsWith(`${name}, `));
    const facts = [phone.display, link.url, stay.cancellation, ...nearby.map((place) => place.words)];
    for (const fact of [...facts, ...halls.map(({ words }) => words)]) expect(entry).toContain(fact);
  }
  for (const { question, answer } of questions) expect(text).toContain(`### ${question}\n\n${answer}`);
  expect(text).not.toMatch(/undefined|\{\w+\}|\n{3}/);
  expect(text).not.toMatch(TYPOGRAPHIC_SIGNS);
});

test('a build after the last day of an offer promises its code nowhere', () => {
  const { offers, 'book-direct': direct } = contentAfter(
    ['offers.offers.1.validUntil', '2027-03-31'],
    ['book-direct.reasons', ['With ONAM40 you pay less.', 'The desk answers.']],
  );
  const textAt = (now: string) => {
    jest.useFakeTimers({ now: new Date(now) });
    let text = '';
    jest.isolateModules(() => {
      jest.doMock('@/content/content', () => ({ content: { ...content, offers, 'book-direct': direct } }));
      text = jest.requireActual<{ llmsText: () => string }>('@/app/llms.txt/llms').llmsText();
    });
    jest.useRealTimers();
    return text;
  };
  expect(textAt('2027-03-31T12:00:00+05:30').match(/ONAM40/g)).toHaveLength(2);
  expect(textAt('2027-04-01T12:00:00+05:30')).not.toContain('ONAM40');
});
