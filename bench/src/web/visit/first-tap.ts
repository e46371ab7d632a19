import type { Page } from '@playwright/test';

import { blockedSince } from './vitals.ts';
import { tapWhenAnswered, watchTap } from './watch-tap.js';

/**
 * Milliseconds from the touch until the menu is there; of the longest task meanwhile, 0 where none was long; and what all of them had,
 * since the touch, beyond what nobody notices.
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
  const { touchedAt, answeredAt, longTasks } = await page.evaluate(tapWhenAnswered, mostMs);
  return {
    answerMs: answeredAt - touchedAt,
    longestMs: Math.max(0, ...longTasks.map(({ milliseconds }) => milliseconds)),
    blockedMs: blockedSince(touchedAt, longTasks),
  };
}
