import type { Locator, Page } from '@playwright/test';

/** The heading that names the page. */
export function mainHeading(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name });
}

/** The heading that only the landing page has. */
export function landingPage(page: Page): Locator {
  return mainHeading(page, 'Your Dream Event Starts Here');
}
