import type { Locator, Page } from '@playwright/test';

/** Opens a tab of the provider's second dashboard and returns its panel once it is visible. */
export async function openAdminTab(page: Page, tab: 'leads' | 'catalog' | 'analytics'): Promise<Locator> {
  await page.goto(`/provider-admin?tab=${tab}`);
  const panel = page.getByRole('tabpanel');
  await panel.waitFor();
  return panel;
}

/** An event's row in the leads table. */
export function leadRow(page: Page, name: string): Locator {
  return page.getByRole('table', { name: 'Event Leads' }).getByRole('row').filter({ hasText: name });
}

/** A key figure with the note below it. */
export function tile(panel: Locator, name: string): Locator {
  return panel.locator(`dl > div:has(> dt:text-is("${name}"))`);
}
