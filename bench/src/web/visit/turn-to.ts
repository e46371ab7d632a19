import type { Page } from '@playwright/test';

/** On a page that the build has rendered the application begins when somebody turns to it: what it asks for then is counted too. */
export async function turnTo(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.locator('#root:not([data-path])').waitFor({ state: 'attached', timeout: 30_000 });
  await page.waitForLoadState('networkidle');
}
