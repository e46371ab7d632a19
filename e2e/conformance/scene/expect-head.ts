import type { Page } from '@playwright/test';

import { expect } from './test.ts';

type Head = { title: string; description: RegExp };

/** Asserts the page's own title before the product's name, and its description for search engines. */
export async function expectHead(page: Page, { title, description }: Head): Promise<void> {
  await expect(page).toHaveTitle(`${title} · Marquee`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
}
