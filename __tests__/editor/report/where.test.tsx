import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import AboutPage from '@/app/about/page';
import ContactPage from '@/app/contact/page';
import FacilitiesPage from '@/app/Facilities/page';
import GalleryPage from '@/app/gallery/page';
import NotFoundPage from '@/app/global-not-found';
import OfflinePage from '@/app/offline/page';
import HomePage from '@/app/page';
import { readWholeContent } from '@/content/check/read';
import { fieldsOf } from '@/content/schema/fields';
import type { SchemaPath } from '@/content/schema/schema-path';
import { whereItShows } from '@/editor/report/where';

import { testContent } from '../../support/content';
import { fieldsIn, withoutMarks } from '../../support/marked-content';

jest.mock('@/content/content', () => ({
  content: jest
    .requireActual('../../support/marked-content')
    .markedContent(jest.requireActual('@/content/content').content),
}));

test('the change report says where every field is shown', () => {
  const content = testContent();
  const fieldsWithoutSection = fieldsOf(content).filter((field) => whereItShows(field, content).length === 0);
  // A new content file, and a new field of a hotel, gets a line in `sections` of editor/report/where.ts.
  expect(fieldsWithoutSection.map(({ schemaPath }) => schemaPath)).toEqual([]);
});

/** A place that shows a field: a page and the titles in the section. No page: the header, the footer, or the widget. */
interface Place {
  page?: string;
  titles: string[];
}

/** The places of each field that pages show as text, as an alt text or as an address. */
function placesOnPages(pages: Record<string, ReactNode>): Map<SchemaPath, Place[]> {
  const places = new Map<SchemaPath, Place[]>();
  const add = (text: string, page: string, element: Element) => {
    for (const field of fieldsIn(text)) {
      const around = element.closest('main')
        ? (element.closest('section') ?? element.closest('main')!)
        : undefined;
      const titles = [...(around?.querySelectorAll('h1, h2, h3') ?? [])].map((title) =>
        withoutMarks(title.textContent),
      );
      places.set(field, [...(places.get(field) ?? []), around ? { page, titles } : { titles }]);
    }
  };
  for (const [name, page] of Object.entries(pages)) {
    const { body } = new DOMParser().parseFromString(renderToStaticMarkup(page), 'text/html');
    for (const element of body.querySelectorAll('*:not(script)')) {
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) add(node.textContent ?? '', name, element);
      for (const attribute of ['alt', 'aria-label', 'data-caption'])
        add(element.getAttribute(attribute) ?? '', name, element);
      add(decodeURIComponent(element.getAttribute('href') ?? ''), name, element);
    }
  }
  return places;
}

/** Where a page's own picture and its alt text are, besides the pages. */
const beyondThePage = 'in search engines and shared links';

test('each text and number of the content is where the change report says', () => {
  const content = readWholeContent();
  const pages: Record<string, ReactNode> = {
    home: <HomePage />,
    about: <AboutPage />,
    gallery: <GalleryPage />,
    facilities: <FacilitiesPage />,
    contact: <ContactPage />,
    offline: <OfflinePage />,
    'not-found': <NotFoundPage />,
  };
  const unknown = Object.keys(content.pages).filter((page) => !(page in pages));
  expect(unknown.map((page) => `Add the page '${page}' to the list above.`)).toEqual([]);
  const places = placesOnPages(pages);
  const fix = 'correct its row in `sections` of editor/report/where.ts, or add one';
  const mistakes = [...places].flatMap(([schemaPath, shown]) => {
    const said = whereItShows({ schemaPath }, content);
    const wrong = said.filter(
      ({ page, heading, words }) =>
        page &&
        !words.endsWith(`, ${beyondThePage}`) &&
        !shown.some((place) => place.page === page && (!heading || place.titles.includes(heading))),
    );
    // The alt text of a picture is also at its other uses.
    const missing = schemaPath.endsWith(' alt')
      ? []
      : shown.filter(({ page }) => !said.some((each) => !each.page || each.page === page));
    return [
      ...wrong.map(({ words }) => `${schemaPath} is not on: ${words} (${fix})`),
      ...[...new Set(missing.map(({ page = 'every page' }) => page))].map(
        (page) => `${schemaPath} is also on: ${page} (${fix})`,
      ),
    ];
  });
  expect(places.size).toBeGreaterThan(200);
  expect(mistakes).toEqual([]);
});
// Weddings is made as docs/add-a-page.md says: nothing replaces its entry at the top of the page.
test.each<[page: string, field: string, words: string]>([
  ['weddings', 'title', `at the top and ${beyondThePage}`],
  ['weddings', 'description', `at the top and ${beyondThePage}`],
  ['weddings', 'picture', `at the top and ${beyondThePage}`],
  ['offers-terms', 'title', `at the top and ${beyondThePage}`],
  ['gallery', 'title', beyondThePage],
  ['gallery', 'picture', `at the top and ${beyondThePage}`],
  ['about', 'title', beyondThePage],
  ['home', 'picture', beyondThePage],
])('the entry of %s, %s: %s', (page, field, words) => {
  const content = readWholeContent();
  const weddings = { ...content.pages.gallery!, path: '/weddings', title: 'Weddings' };
  const terms = { ...weddings, path: '/offers-terms', title: 'Terms' };
  const pages: typeof content.pages = { ...content.pages, weddings, 'offers-terms': terms };
  const shown = whereItShows({ schemaPath: `pages ${page} ${field}` }, { ...content, pages });
  expect(shown.map((section) => section.words)).toEqual([`${pages[page]?.title}, ${words}`]);
});
