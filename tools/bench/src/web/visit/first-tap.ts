import type { Page } from '@playwright/test';

import { quietPeriod } from './quiet-period.ts';
import { blockedSince } from './vitals.ts';
import { waitForTapResponse, recordTap } from './record-tap.js';
import { collectVitals } from './record-vitals.js';

/**
 * `answerMs`: time from the touch until the menu is shown. `longestMs`: the longest task between the touch and the next time that the page
 * is quiet, 0 without a long task. `blockedMs`: the blocking time of all tasks until the menu is shown.
 */
export type Tap = { answerMs: number; longestMs: number; blockedMs: number };

const timeoutMs = 60_000;

/**
 * Taps the menu button, the only control at the top of the page that is not a link. On a prerendered page the first tap starts the
 * application, so its time includes the deferred hydration.
 */
export async function firstTap(page: Page): Promise<Tap> {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  await menu.evaluate(recordTap);
  await menu.tap();
  const { touchedAt, answeredAt } = await page.evaluate(waitForTapResponse, timeoutMs);
  // A page that shows the menu at once may start other work afterwards.
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
