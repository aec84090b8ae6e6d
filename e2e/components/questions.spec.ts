import { questions } from '@/content/questions';

import { expect, test } from '../support/test';
import { noJavaScript, pagePath, reducedMotion } from '../support/visit';

test.use({ ...noJavaScript, ...reducedMotion, viewport: { width: 390, height: 664 } });

test('each question opens its answer with every hotel that differs', async ({ page }) => {
  await page.goto(pagePath('/contact'));
  for (const { question, answer, facts } of questions) {
    const shown = page.locator('details').filter({ hasText: question });
    const text = shown.getByText(answer, { exact: true });
    await expect(text).toBeHidden();
    await page.getByText(question, { exact: true }).click();
    await expect(text).toBeVisible();
    for (const { hotels: names, words } of facts) {
      await expect(shown).toContainText(names.join(', '));
      await expect(shown).toContainText(words);
    }
  }
});

test('the questions are data for search engines: each with its whole answer', async ({ sharedPage }) => {
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
      answer: [answer, ...facts.flatMap(({ hotels: names, words }) => [names.join(', '), words])].join(''),
    })),
  );
});
