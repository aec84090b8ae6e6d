import type { Locator, Page } from '@playwright/test';

import { labels } from '@/content/labels';

/** The booking sheet: all hotels, to book one. */
export const bookingSheet = (page: Page): Locator => page.getByRole('dialog', { name: labels.whereToStay });

/** The buttons in the header that open the booking sheet. In a narrow window, the open menu has another one. */
export const bookButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: labels.bookARoom, exact: true });
