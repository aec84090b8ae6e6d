import { files } from '@/content/schema/schema';

import { first } from '../support/present';

import { dataOf, readContent } from './content';
import type { Form } from './form';
import { expect, test } from './test';

test('the form has every subject, and requests only from its own server', async ({ form, page }) => {
  const problems: string[] = [];
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(form.url) || /^(blob|data):/.test(request.url());
    if (!isOwn) problems.push(request.url());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  // The editor's warnings about a configuration that it does not understand.
  page.on('console', (message) => {
    if (/option is not defined|Content Security Policy/.test(message.text())) problems.push(message.text());
  });
  await form.open();
  await form.openList('content');
  for (const { title } of Object.values(files)) {
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  }
  expect(problems).toEqual([]);
});

/** Saves, and waits until the file has only these replacements and the form shows the list of subjects again. */
async function expectSaved(
  form: Form,
  subject: string,
  exchanges: [was: string, is: string][],
): Promise<void> {
  await form.save.click();
  const file = `content/${subject}.json`;
  const before = readContent()[file]!;
  const wanted = exchanges.reduce((text, [was, is]) => text.replace(was, is), before);
  expect(wanted).not.toBe(before);
  await expect(async () => expect((await form.fileOf(file)).trim()).toBe(wanted.trim())).toPass();
  await form.waitForList('content');
}

test('a code with a space is refused; a valid one is saved, and nothing else in its file changes', async ({
  form,
  page,
}) => {
  await form.open();
  const code = await form.openOffers();
  await code.fill('fest 40');
  await form.save.click();
  await expect(
    page.getByText('Code is not right. Use letters, digits and dashes only').first(),
  ).toBeVisible();
  expect(await form.fileOf('content/offers.json')).toBe(readContent()['content/offers.json']);
  await code.fill('FEST-40');
  await page.locator('[data-key-path="offers.0.percent"] input').fill('40');
  const [offer] = dataOf('offers').offers;
  await expectSaved(form, 'offers', [
    [`"percent": ${offer!.percent}`, '"percent": 40'],
    [`"${offer!.code}"`, '"FEST-40"'],
  ]);

  const [card] = dataOf('facilities').cards;
  await form.openSubject('facilities');
  await page.locator('[data-key-path="cards.0.hours"] input').fill('9:00 AM to 10:10 PM');
  await expectSaved(form, 'facilities', [[`"hours": "${card!.hours}"`, '"hours": "9:00 AM to 10:10 PM"']]);
});

test('prices are read as people in India write them; one that cannot be read is not saved, and no change is lost', async ({
  form,
  page,
}) => {
  await form.open();
  await form.openSubject('rooms');
  const price = page.locator('[data-key-path="rooms.0.price"] input');
  // The others are in __tests__/editor/form/page/read-number.test.ts.
  for (const [typed, read] of [
    ['Rs. 2,050', '2050'],
    ['5.200', '5200'],
    ['5,200/-', '5200'],
  ] as const) {
    await price.fill('');
    await price.pressSequentially(typed);
    await price.blur();
    await expect(price).toHaveValue(read);
  }
  page.once('dialog', (question) => question.dismiss());
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await expect(price).toHaveValue('5200');

  await price.fill('');
  await price.pressSequentially('5.2k');
  await price.blur();
  await expect(price).toHaveValue('5.2k');
  const sentence = page.getByRole('alert').filter({ hasText: "'5.2k' is not a number." });
  await expect(sentence).toBeVisible();
  await form.save.click();
  await page.keyboard.press('Control+s');
  await expect(price).toBeFocused();
  await expect(price).toHaveValue('5.2k');
  expect(await form.fileOf('content/rooms.json')).toBe(readContent()['content/rooms.json']);
  await price.fill('5,200');
  await expectSaved(form, 'rooms', [
    [`"price": ${first(dataOf('rooms').rooms, 'room').price}`, '"price": 5200'],
  ]);
});

test('a position that was copied from a map fills both fields', async ({ form, page }) => {
  await form.open();
  await form.makeTall();
  await form.openList('content');
  await page.getByText(files.site.title, { exact: true }).first().click();
  const field = (name: string) => page.locator(`[data-key-path="coordinates.${name}"] input`);
  await field('longitude').evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '9.9679, 76.2478');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(field('latitude')).toHaveValue('9.9679');
  await expect(field('longitude')).toHaveValue('76.2478');
  await field('latitude').fill('');
  await field('latitude').pressSequentially('9.5898 76.5406');
  await field('latitude').blur();
  await expect(field('latitude')).toHaveValue('9.5898');
  await expect(field('longitude')).toHaveValue('76.5406');
});

test('a question is added, and a list that is full says so', async ({ form, page }) => {
  // Fewer than there are, so that one can be added.
  const content = dataOf('questions');
  const questions = content.questions.slice(0, 8);
  await form.open({ 'content/questions.json': Buffer.from(JSON.stringify({ ...content, questions })) });
  await form.openSubject('questions');
  // The form puts invisible marks of the writing direction around the word.
  const add = page.getByRole('button', { name: /^Add\W+question/ }).last();
  const write = (at: number, name: string, text: string) =>
    page.locator(`[data-key-path="questions.${at}.${name}"]`).locator('input, textarea').first().fill(text);
  await expect(page.getByText('At most 24; then remove one to add another.')).toBeVisible();
  await add.click();
  const added = {
    question: 'Can we charge an electric car?',
    answer: 'In most houses there is a socket in the yard. Ask the desk.',
  };
  for (const [name, text] of Object.entries(added)) await write(questions.length, name, text);
  await form.save.click();
  await form.waitForList('content');
  const saved = JSON.parse(await form.fileOf('content/questions.json')) as { questions: object[] };
  expect(saved.questions).toEqual([...questions, added]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a price is changed with a finger', async ({ form, page }) => {
    await form.open();
    await page.getByText('The site', { exact: true }).tap();
    await page.getByText(files.rooms.title, { exact: true }).tap();
    await page.getByRole('button', { name: 'Expand All' }).first().tap();
    const price = page.locator('[data-key-path="rooms.0.price"] input');
    await price.tap();
    await price.fill('');
    await price.pressSequentially('Rs. 5,400/-');
    await form.save.tap();
    await expect(page.getByText('Entry saved')).toBeVisible();
    expect(await form.fileOf('content/rooms.json')).toContain('"price": 5400');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
