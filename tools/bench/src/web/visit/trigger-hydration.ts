import type { Page } from '@playwright/test';

/** Interacts with the page. On a prerendered page this starts the application, whose requests count too. */
export async function triggerHydration(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.locator('#root:not([data-path])').waitFor({ state: 'attached', timeout: 30_000 });
  await page.waitForLoadState('networkidle');
}
