import { signIn } from '@marquee/e2e/fixtures/sign-in';
import type { Browser, Page } from '@playwright/test';

import type { Person } from '../../load/virtual-users.ts';
import { waitForRows } from './wait-for-rows.js';

/** Milliseconds until the first rows of each table are on the page. */
export type DashboardTimes = { quotes: number; workflow: number };

type DashboardOptions = { url: string; provider: Person; rounds: number };

/** Opens the dashboard on a desktop with a warm cache, and then its workflow tab. */
export async function measureDashboard(
  browser: Browser,
  { url, provider, rounds }: DashboardOptions,
): Promise<readonly DashboardTimes[]> {
  const context = await browser.newContext({
    ...{ baseURL: url, locale: 'en-US' },
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await signIn(page, url, provider);
  await openOnce(page);
  const opened: DashboardTimes[] = [];
  for (let round = 0; round < rounds; round += 1) {
    opened.push(await openOnce(page));
  }
  await context.close();
  return opened;
}

async function openOnce(page: Page): Promise<DashboardTimes> {
  await page.goto('/terms');
  await page.waitForLoadState('networkidle');
  const quotes = await measureTime(async () => {
    await page.goto('/', { waitUntil: 'commit' });
    await page.evaluate(waitForRows, 'Quotes');
  });
  await page.waitForLoadState('networkidle');
  const workflow = await measureTime(async () => {
    await page.getByRole('tab', { name: 'Workflow' }).click();
    await page.evaluate(waitForRows, 'Workflow');
  });
  return { quotes, workflow };
}

async function measureTime(action: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await action();
  return performance.now() - start;
}
