import type { Page } from '@playwright/test';

import { faultsIn } from '../../fixtures/faults-in.ts';
import { untilShown } from '../../fixtures/open-page.ts';
import { otherTabsOf, pageCalled } from '../../fixtures/pages.ts';
import { looksOfEveryPush } from '../../fixtures/take-picture.ts';
import { lookedAt } from '../list/looks.ts';
import { expect, test } from './test.ts';

/**
 * Asserts for the open page, by its name in `everyPage`, that axe finds nothing and nothing is cut off, on a dark phone and a light
 * desktop. A fault fails the test without ending it. Restores the window size and colors.
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  const { own, shows, of, tab } = pageCalled(name);
  await untilShown(page, { heading: own ?? shows[of], tab });
  const found = await unchanged(page, () => faultsIn(page, looksOfEveryPush));
  test.info().annotations.push({ type: lookedAt, description: name });
  expect.soft(found, `the page ${name}`).toEqual([]);
}

/** Asserts the same for a dashboard: for its first tab and then for each of the others. */
export async function expectTabsAccessible(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name);
  for (const other of otherTabsOf(pageCalled(name))) {
    await page.getByRole('tab', { name: other.tab }).click();
    await expectAccessible(page, other.name);
  }
}

async function unchanged<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const size = page.viewportSize();
  const media = await page.evaluate<Parameters<Page['emulateMedia']>[0]>(mediaNow);
  try {
    return await look();
  } finally {
    await page.emulateMedia(media);
    await page.setViewportSize(size ?? { width: 1440, height: 900 });
  }
}

const mediaNow = `({
  colorScheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduce' : 'no-preference',
})`;
