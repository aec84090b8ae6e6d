import type { Page } from '@playwright/test';

import { changeFile } from './changed-page';
import { pagePath } from './visit';

/** From now on, a page opens as in a browser without popovers: Safari 16, Firefox 120, which lacks `:has()` too. */
export async function withoutPopovers(page: Page, path: string): Promise<void> {
  await changeFile(page, pagePath(path), (html) =>
    html
      .replaceAll('selector(:popover-open)', 'selector(:unknown)')
      .replaceAll('popover="auto"', '')
      .replaceAll(':has(', ':unknown('),
  );
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
}
