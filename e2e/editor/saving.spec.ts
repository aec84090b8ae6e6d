import { boxOf } from '../support/present';

import { readContent } from './content';
import { expect, startForm, test } from './test';

test('two presses on Save save once, and a press before the list is shown opens no dialog', async ({
  form,
  page,
}) => {
  await form.open();
  const questions = form.answerQuestions('accept');
  const price = page.locator('[data-key-path="rooms.0.price"] input');
  await form.openSubject('rooms');
  await price.fill('5300');
  await form.save.dblclick();
  await form.waitForList('content');
  expect(await form.fileOf('content/rooms.json')).toContain('"price": 5300');
  expect(questions).toEqual([]);

  await form.openSubject('rooms');
  await price.fill('5400');
  const { x, y } = await boxOf(form.save);
  await page.evaluate(
    ([x, y]) => {
      let wasSaving = false;
      new MutationObserver(() => {
        const isSaving = document.querySelector('button[data-label^=Saving]') !== null;
        if (wasSaving && !isSaving)
          document.elementFromPoint(x, y)!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        wasSaving = isSaving;
      }).observe(document.body, { attributes: true, childList: true, subtree: true });
    },
    [x + 5, y + 5] as const,
  );
  await form.save.click();
  await form.waitForList('content');
  expect(questions).toEqual([]);
});

test('a second tab with the form says that two of them overwrite each other', async ({
  context,
  form,
  page,
}) => {
  await form.open();
  const warning = 'The form is already open in another tab or window';
  await expect(page.getByText(warning)).toBeHidden();
  const second = await context.newPage();
  await second.goto(form.url);
  await expect(second.getByRole('alert').filter({ hasText: warning })).toBeVisible();
});

test('a save while the terminal has stopped is in the folder, and the form says so until it runs again', async ({
  form,
  page,
}) => {
  const own = await startForm();
  const stop = ({ server }: typeof own) => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  await form.open({}, own.url);
  await form.openHotel(own.url);
  const tagline = page.locator('[data-key-path="tagline"]').locator('input, textarea').first();
  await tagline.fill('A warehouse by the water');
  await stop(own);
  await form.save.click();
  const sentence = page
    .getByRole('alert')
    .filter({ hasText: 'The terminal with "npm run edit" has stopped.' });
  await expect(sentence).toBeVisible();
  await expect(async () =>
    expect((await form.savedHotel()).tagline).toBe('A warehouse by the water'),
  ).toPass();

  // Only then does the form leave the entry.
  await page.waitForURL(/#\/collections\/hotels$/);
  const again = await startForm(Number(new URL(own.url).port));
  await form.openHotel(own.url);
  await expect(tagline).toHaveValue('A warehouse by the water');
  await tagline.fill('A warehouse on the quay');
  await form.save.click();
  await expect(async () =>
    expect((await form.savedHotel()).tagline).toBe('A warehouse on the quay'),
  ).toPass();
  await expect(sentence).toBeHidden();
  await stop(again);
});

test('a refused save opens the list of errors, and a save without any effect shows a warning', async ({
  form,
  page,
}) => {
  await page.clock.install();
  await form.open();
  const code = await form.openOffers();
  await code.fill('fest 40');
  await form.save.click();
  await expect(page.getByText('Validation', { exact: true })).toBeVisible();
  await expect(page.getByText('Code is not right. Use letters, digits and dashes only')).toHaveCount(2);
  const sentence = page.getByRole('alert').filter({ hasText: 'This is not saved' });
  await code.fill('FEST-40');
  // As when the form's script has failed.
  await form.save.evaluate((button) =>
    button.addEventListener('click', (event) => event.stopImmediatePropagation(), true),
  );
  await expect(sentence).toBeHidden();
  await form.save.click();
  await page.clock.fastForward(4000);
  await expect(sentence).toBeVisible();
  expect(await form.fileOf('content/offers.json')).toBe(readContent()['content/offers.json']);
});

test('a save over a change by another program is refused with a message', async ({ form, page }) => {
  await form.open();
  const code = await form.openOffers();
  const file = 'content/offers.json';
  const changed = readContent()[file]!.replace(/"percent": \d+/, '"percent": 79');
  await page.evaluate(
    async ([name, text]) => {
      let folder = await navigator.storage.getDirectory();
      folder = await folder.getDirectoryHandle('content');
      const writer = await (await folder.getFileHandle(name)).createWritable();
      await writer.write(text);
      await writer.close();
    },
    ['offers.json', changed] as const,
  );
  await code.fill('FEST-40');
  await form.save.click();
  const sentence = 'offers.json was changed outside of this form since you opened it.';
  await expect(page.getByRole('alertdialog').filter({ hasText: sentence })).toBeVisible();
  expect(await form.fileOf(file)).toBe(changed);
});
