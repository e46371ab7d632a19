import type { Locator, Page } from '@playwright/test';

/** A section of a static page by its heading. */
export function section(page: Page, title: string): Locator {
  return page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) });
}
