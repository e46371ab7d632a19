import type { Page } from '@playwright/test';

import { expect } from './test.ts';

type Head = { title: string; description: RegExp };

/** The page's own title before the name of the product, and its description for those who find it by a search. */
export async function expectHead(page: Page, { title, description }: Head): Promise<void> {
  await expect(page).toHaveTitle(`${title} · Marquee`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
}
