import type { Locator, Page } from '@playwright/test';

import { formatAccess } from '@/content/access';
import { accessNote } from '@/content/access-note';
import { counters } from '@/content/counters';
import { enquiries } from '@/content/enquiries';
import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { withoutLineBreaks, malayalam, timeInMalayalam } from '@/content/malayalam';
import { privacy } from '@/content/privacy';
import { questions } from '@/content/questions';
import { site } from '@/content/site';
import { mailLink } from '@/lib/links';
import { COPIED_MESSAGE_MS } from '@/lib/timings';

import { replaceClipboard } from './support/clipboard';
import {
  acceptMessage,
  hideAutomation,
  fillIn,
  form,
  message,
  SERVICE_URL,
  pressSend,
  typedValues,
} from './support/contact';
import { waitUntilFirstViewReady } from './support/island';
import { controlClock } from './support/rotation';
import { isNamed, namedPlaces, storedPlaces } from './support/storage';
import { expect, test } from './support/test';
import { pagePath, bringIntoView, menuLink, noJavaScript, visit, reducedMotion } from './support/visit';

test.use(reducedMotion);

const phone = { viewport: { width: 390, height: 664 } };
const [wedding] = enquiries;

/** The value of a parameter in the link of an enquiry. */
const parameterOf = async (enquiry: Locator, link: string, name: string) =>
  new URL((await enquiry.getByRole('link', { name: link }).getAttribute('href'))!).searchParams.get(name);

test.describe('on a phone without JavaScript', () => {
  test.use({ ...noJavaScript, ...phone });

  test('each question opens its answer with every hotel that differs', async ({ page }) => {
    await page.goto(pagePath('/'));
    await menuLink(page, '/contact', 'contentinfo').click();
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

  test('links of Home and Facilities lead to prepared messages for WhatsApp and mail', async ({ page }) => {
    for (const path of ['/', '/Facilities']) {
      await page.goto(pagePath(path));
      for (const { id, link } of enquiries)
        await expect(page.getByRole('main').getByRole('link', { name: link, exact: true })).toHaveAttribute(
          'href',
          pagePath(`/contact#${id}`),
        );
    }
    await page.getByRole('main').getByRole('link', { name: wedding!.link, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${pagePath('/contact')}#${wedding!.id}$`));
    for (const { id, message: words } of enquiries) {
      await page.goto(pagePath(`/contact#${id}`));
      await expect(page.getByText(words, { exact: true })).toBeInViewport();
      const section = page.locator(`#${id}`);
      expect(await parameterOf(section, labels.byChat, 'text')).toBe(words);
      expect(await parameterOf(section, labels.byMail, 'body')).toBe(words);
      for (const other of enquiries.filter((each) => each.id !== id))
        await expect(page.locator(`#${other.id}`)).toBeHidden();
    }
  });

  test('wheelchair access is two presses from Home for one hotel, and one press for all', async ({
    page,
  }) => {
    const [hotel] = hotels;
    await page.goto(pagePath('/'));
    await page.locator(`#hotel-${hotel!.id}`).getByRole('link', { name: labels.staySummary }).click();
    const stay = page.locator(`#stay-${hotel!.id}`);
    await expect(stay).toBeInViewport();
    await expect(stay.getByText(formatAccess(hotel!.access), { exact: true })).toBeVisible();
    for (const { name, access } of hotels) {
      const summary = page.locator('summary').filter({ hasText: name });
      await expect(summary.getByText(labels.stepFree)).toHaveCount(access.stepFree ? 1 : 0);
    }
  });

  test('every hotel has a description with lang="ml", linked from its entry on Home', async ({ page }) => {
    const described = hotels.filter((each) => each.malayalam);
    const addressOf = (id: string) => pagePath(`/contact#ml-${id}`);
    await page.goto(pagePath('/'));
    for (const { id } of described) {
      const entry = page.locator(`#hotel-${id}`);
      await entry.getByText(labels.aboutTheHotel).click();
      const link = entry.getByRole('link', { name: malayalam.summary });
      await expect(link).toHaveAttribute('href', addressOf(id));
    }
    for (const hotel of described) {
      const { name, address, road } = hotel.malayalam!;
      await page.goto(addressOf(hotel.id));
      const words = page.locator('details[lang="ml"]').filter({ has: page.locator(`#ml-${hotel.id}`) });
      for (const text of [address, road!])
        await expect(words.getByText(withoutLineBreaks(text), { exact: true })).toBeVisible();
      await expect(words).toContainText(timeInMalayalam(hotel.stay.checkIn));
      const gap = await words.locator('summary [lang="en"]').evaluate((english) => {
        const before = document.createRange();
        before.setStart(english.closest('summary')!, 0);
        before.setEndBefore(english);
        return english.getBoundingClientRect().left - before.getBoundingClientRect().right;
      });
      expect(gap, 'the two languages are side by side').toBeLessThan(12);
      await expect(words.getByRole('link')).toHaveAttribute('href', `tel:${hotel.phone.e164}`);
      await expect(page.locator('summary [lang="ml"]').filter({ hasText: name })).toBeVisible();
    }
  });

  test('the privacy notice is next to the form and names who answers', async ({ page }) => {
    await page.goto(pagePath('/contact'));
    await page.getByText(privacy.title, { exact: true }).click();
    const notice = page.locator('#privacy');
    for (const { title, text } of privacy.sections) {
      await expect(notice).toContainText(title);
      await expect(notice).toContainText(text);
    }
    for (const text of [privacy.officer.name, site.legalName, ...site.address.lines, privacy.storedRemoval])
      await expect(notice.getByText(text)).toBeVisible();
    await expect(notice.getByRole('link', { name: site.email }).first()).toHaveAttribute(
      'href',
      mailLink(site.email),
    );
    for (const { what } of privacy.stored) await expect(notice).toContainText(what);
  });

  test('the footer says how accessibility was tested', async ({ page }) => {
    await page.goto(pagePath('/about'));
    await page.getByText(accessNote.title, { exact: true }).click();
    for (const text of accessNote.paragraphs) await expect(page.getByText(text)).toBeVisible();
  });
});

test.describe('with JavaScript', () => {
  test('the form has the prepared message, and the chat link has the completed text', async ({ page }) => {
    await visit(page, `/contact#${wedding!.id}`);
    const section = page.locator(`#${wedding!.id}`);
    await expect(form(page).locator('[name="message"]')).toHaveValue(wedding!.message);
    await form(page).locator('[name="message"]').fill('Ten guests & a drum?');
    await section.getByRole('link', { name: labels.byMail }).evaluate((link) => {
      link.addEventListener('click', (event) => event.preventDefault());
    });
    await section.getByRole('link', { name: labels.byMail }).click();
    expect(await parameterOf(section, labels.byMail, 'body')).toBe('Ten guests & a drum?');
    // Another choice prepares another message, if nothing was typed.
    await form(page).locator('[name="message"]').fill('');
    await page.evaluate((id) => (location.hash = id), enquiries[1]!.id);
    await expect(form(page).locator('[name="message"]')).toHaveValue(enquiries[1]!.message);
  });

  test('typed text is never overwritten, and the prepared message is next to it', async ({ page }) => {
    await visit(page, '/contact');
    await fillIn(page, message);
    await page.evaluate((id) => (location.hash = id), wedding!.id);
    await expect(page.locator(`#${wedding!.id}`)).toContainText(wedding!.message);
    expect(await typedValues(page)).toEqual(message);
    // The draft of an earlier page counts as typed text.
    await page.goto(pagePath('/about'));
    await visit(page, `/contact#${wedding!.id}`);
    expect(await typedValues(page)).toEqual(message);
  });
});

test.describe('with a service worker', () => {
  // The counters and the motion switch store something only if movement is allowed.
  test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'no-preference' } });

  test('the notice names everything that the browser stores, and nothing else', async ({ page, context }) => {
    await hideAutomation(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let isPosted = false;
    await page.route(SERVICE_URL, async (route) => {
      isPosted = true;
      await held;
      await acceptMessage(route);
    });
    const found = new Set<string>();
    const look = async () => (await page.evaluate(storedPlaces)).forEach((place) => found.add(place));
    await visit(page, '/');
    await bringIntoView(page.getByText(counters[0]!.label).locator('visible=true').first());
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys({ ...sessionStorage }).some((key) => key.startsWith('counted-'))),
      )
      .toBe(true);
    await page.getByRole('button', { name: labels.pauseMotion }).click();
    await page.getByRole('search').getByRole('combobox').selectOption({ index: 1 });
    await look();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await waitUntilFirstViewReady(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    for (const path of ['/gallery', '/about', '/Facilities']) {
      await visit(page, path);
      await look();
    }
    await visit(page, '/contact');
    await fillIn(page, message);
    await look();
    await pressSend(page);
    // The form stores the state when the request starts. The button changes earlier, while the library loads.
    await expect.poll(() => isPosted).toBe(true);
    await look();
    release();
    await expect(form(page).getByRole('alert')).toHaveText(labels.messageSent);
    await expect
      .poll(async () => {
        await look();
        return [...found].filter((place) => /^caches/.test(place)).length;
      })
      .toBeGreaterThan(0);
    expect(await context.cookies()).toEqual([]);
    expect([...found].filter((place) => !namedPlaces.some((name) => isNamed(place, name)))).toEqual([]);
    expect(namedPlaces.filter((name) => ![...found].some((place) => isNamed(place, name)))).toEqual([]);
  });
});

test.describe('a hotel is shared', () => {
  const hotel = hotels.at(-1)!;
  const link = (page: Page) =>
    page.locator(`#hotel-${hotel.id}`).getByRole('link', { name: new RegExp(`^${labels.share}`) });

  test('by the share dialog of the device, if it has one', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (data: ShareData) => {
          document.documentElement.dataset.sharedUrl = data.url;
          return Promise.resolve();
        },
      });
    });
    await visit(page, '/');
    await link(page).click();
    const url = await page.evaluate(() => document.documentElement.dataset.sharedUrl!);
    expect(new URL(url).hash).toBe(`#hotel-${hotel.id}`);
    await page.goto(url);
    await expect(page.locator(`#hotel-${hotel.id}`).getByRole('heading')).toBeInViewport();
  });

  test('by a copy of its address, with a message, if the device has no dialog or the dialog fails', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await controlClock(page);
    await visit(page, '/');
    for (const error of ['', 'NotAllowedError', 'TypeError']) {
      await page.evaluate(async (name) => {
        await navigator.clipboard.writeText('');
        const share = () => Promise.reject(new DOMException('', name));
        Object.defineProperty(navigator, 'share', { value: name ? share : undefined, configurable: true });
      }, error);
      await link(page).click();
      const message = page.getByRole('status').filter({ hasText: labels.linkCopied });
      await expect(message).toHaveCount(1);
      await expect(page.getByText(labels.linkCopied).locator('visible=true').first()).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(copied).hash, error).toBe(`#hotel-${hotel.id}`);
      await page.clock.fastForward(COPIED_MESSAGE_MS);
      await expect(message).toHaveCount(0);
    }
  });

  test('a closed share dialog copies nothing, and a clipboard that never answers shows the address', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      let name = 'AbortError';
      const refuse = () => {
        const error = new DOMException('', name);
        name = 'NotAllowedError';
        return Promise.reject(error);
      };
      Object.defineProperty(navigator, 'share', { value: refuse });
    });
    await replaceClipboard(page, 'never answers');
    await page.clock.install();
    await visit(page, '/');
    const address = page.url();
    await link(page).click();
    await page.clock.runFor(1500);
    expect(page.url()).toBe(address);
    await link(page).click();
    await page.clock.runFor(1500);
    await expect(page).toHaveURL(new RegExp(`#hotel-${hotel.id}$`));
  });

  test.describe('without JavaScript', () => {
    test.use(noJavaScript);
    test('by the address bar', async ({ page }) => {
      await page.goto(pagePath('/'));
      await link(page).click();
      await expect(page).toHaveURL(new RegExp(`#hotel-${hotel.id}$`));
    });
  });
});
