import { signIn } from '@marquee/e2e/fixtures/sign-in';
import type { Browser, Page } from '@playwright/test';

import type { Person } from '../../load/cast.ts';
import { untilRowsOf } from './until-rows.js';

/** Milliseconds until the first rows are on the page. */
export type Opened = { quotes: number; workflow: number };

type Opening = { url: string; provider: Person; rounds: number };

/** Opens the page on a desktop with a warm cache, and then the tab with the progress of each event. */
export async function openDashboard(
  browser: Browser,
  { url, provider, rounds }: Opening,
): Promise<readonly Opened[]> {
  const context = await browser.newContext({
    ...{ baseURL: url, locale: 'en-US' },
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await signIn(page, url, provider);
  await openOnce(page);
  const opened: Opened[] = [];
  for (let round = 0; round < rounds; round += 1) {
    opened.push(await openOnce(page));
  }
  await context.close();
  return opened;
}

async function openOnce(page: Page): Promise<Opened> {
  await page.goto('/terms');
  await page.waitForLoadState('networkidle');
  const quotes = await timed(async () => {
    await page.goto('/', { waitUntil: 'commit' });
    await page.evaluate(untilRowsOf, 'Quotes');
  });
  await page.waitForLoadState('networkidle');
  const workflow = await timed(async () => {
    await page.getByRole('tab', { name: 'Workflow' }).click();
    await page.evaluate(untilRowsOf, 'Workflow');
  });
  return { quotes, workflow };
}

async function timed(act: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}
