import type { Page } from '@playwright/test';

import { quietPeriod } from './quiet-period.ts';
import { blockedSince } from './vitals.ts';
import { waitForTapResponse, recordTap } from './record-tap.js';
import { collectVitals } from './record-vitals.js';

/**
 * Milliseconds: from the touch until the menu is shown; of the longest task from the touch until the page is quiet again, 0 if none was
 * long; and the blocking time of all tasks until the response.
 */
export type Tap = { answerMs: number; longestMs: number; blockedMs: number };

const timeoutMs = 60_000;

/**
 * Taps the menu, the one control at the top of the page that is not a link. On a prerendered page it starts the application: this measures
 * the deferred work.
 */
export async function firstTap(page: Page): Promise<Tap> {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  await menu.evaluate(recordTap);
  await menu.tap();
  const { touchedAt, answeredAt } = await page.evaluate(waitForTapResponse, timeoutMs);
  // A page that responds at once may start its work only afterwards.
  const { longTasks } = await page.evaluate(collectVitals, quietPeriod);
  const since = longTasks.filter(({ at, milliseconds }) => at + milliseconds > touchedAt);
  return {
    answerMs: answeredAt - touchedAt,
    longestMs: Math.max(0, ...since.map(({ milliseconds }) => milliseconds)),
    blockedMs: blockedSince(
      touchedAt,
      since.filter(({ at }) => at < answeredAt),
    ),
  };
}
