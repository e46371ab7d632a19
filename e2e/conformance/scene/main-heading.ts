import type { Locator, Page } from '@playwright/test';

/** The heading that says which page this is. */
export function mainHeading(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name });
}

/** By which the landing page is told from all others. */
export function landingPage(page: Page): Locator {
  return mainHeading(page, 'Your Dream Event Starts Here');
}
