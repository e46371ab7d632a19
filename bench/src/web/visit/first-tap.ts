import type { Page } from '@playwright/test';

import { rest } from './rest.ts';
import { blockedSince } from './vitals.ts';
import { tapWhenAnswered, watchTap } from './watch-tap.js';
import { vitalsWhenQuiet } from './watch-vitals.js';

/**
 * Milliseconds: from the touch until the menu is there; of the longest task from the touch until the page has come to rest again, 0 where none
 * was long; and what all tasks until the answer had beyond what nobody notices.
 */
export type Tap = { answerMs: number; longestMs: number; blockedMs: number };

const mostMs = 60_000;

/**
 * Taps the menu, the one thing at the top of the page that a link could not do. On a page that the build has rendered the application
 * begins by it: this is what was put off until then.
 */
export async function firstTap(page: Page): Promise<Tap> {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  await menu.evaluate(watchTap);
  await menu.tap();
  const { touchedAt, answeredAt } = await page.evaluate(tapWhenAnswered, mostMs);
  // What a page answers at once may begin to work only then.
  const { longTasks } = await page.evaluate(vitalsWhenQuiet, rest);
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
