import { questions } from '@/content/questions';

import { expect, test } from '../support/test';

test('each question has its answer with every hotel that differs, also as data for search engines', async ({
  sharedPage,
}) => {
  const page = await sharedPage('/contact');
  const found = await page.locator('[itemtype="https://schema.org/FAQPage"]').evaluate((faq) =>
    [...faq.querySelectorAll('[itemprop="mainEntity"][itemtype="https://schema.org/Question"]')].map(
      (question) => ({
        question: question.querySelector('[itemprop="name"]')!.textContent,
        answer: question.querySelector(
          '[itemprop="acceptedAnswer"][itemtype="https://schema.org/Answer"] > [itemprop="text"]',
        )!.textContent,
      }),
    ),
  );
  expect(found).toEqual(
    questions.map(({ question, answer, facts }) => ({
      question,
      answer: [answer, ...facts.flatMap(({ hotels, words }) => [hotels.join(', '), words])].join(''),
    })),
  );
});
