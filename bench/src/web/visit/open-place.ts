import type { Browser, Page } from '@playwright/test';

import { onFreshPhone } from '../browser/slow-phone.ts';
import type { Place } from './place.ts';
import type { Noted } from './vitals.ts';
import { vitalsWhenQuiet, watchVitals } from './watch-vitals.js';

/** `cookie`: name and value, where the visitor has one. */
export type Opening = { url: string; place: Place; cookie?: string };

/** Nothing is on its way any more, and nothing is left to do. */
const rest = { quietMs: 2_500, mostMs: 60_000 };

/**
 * On a phone with nothing stored, after `prepare`; resolves when the page has come to rest. Rejects where it does not show what it
 * has to.
 */
export async function openPlace<Prepared>(
  browser: Browser,
  { url, place, cookie }: Opening,
  prepare: (page: Page) => Promise<Prepared>,
): Promise<{ noted: Noted; prepared: Prepared }> {
  return await onFreshPhone(browser, async (page) => {
    if (cookie !== undefined) {
      const [name = '', value = ''] = cookie.split('=');
      await page.context().addCookies([{ name, value, url }]);
    }
    await page.addInitScript(watchVitals);
    const prepared = await prepare(page);
    await page.goto(`${url}${place.path}`);
    const noted = await page.evaluate(vitalsWhenQuiet, rest);
    await page.getByRole('heading', { name: place.heading, level: 1 }).waitFor({ timeout: 5_000 });
    return { noted, prepared };
  });
}
