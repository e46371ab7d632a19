import type { Locator, Page } from '@playwright/test';

/** A tab of the provider's second dashboard, opened; the panel is given once it is there. */
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

/** A key figure with what stands below it. */
export function tile(panel: Locator, name: string): Locator {
  return panel.locator(`dl > div:has(> dt:text-is("${name}"))`);
}
