import type { Page } from '@playwright/test';

/** Removes the content policy of a changed page, because it only lists the inline scripts of the build. */
export const withoutHashes = (html: string) =>
  html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '');

/** Changes a file of the site, such as a page, on its way to the browser. */
export async function changeFile(
  page: Page,
  address: string,
  change: (text: string) => string,
): Promise<void> {
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers['content-security-policy'];
    await route.fulfill({ response, headers, body: withoutHashes(change(await response.text())) });
  });
}
