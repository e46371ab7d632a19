import type { Browser, Page } from '@playwright/test';

import { cookiesOf } from '../browser/cookies-of.ts';
import { onFreshPhone } from '../browser/slow-phone.ts';
import type { Place } from './place.ts';
import { rest } from './rest.ts';
import type { Noted } from './vitals.ts';
import { vitalsWhenQuiet, watchVitals } from './watch-vitals.js';

export type Opening = { url: string; place: Place };

/** `prepare` runs before the page is requested, `whenQuiet` once it is quiet. */
type Acts<Prepared, Seen> = {
  prepare: (page: Page) => Promise<Prepared>;
  whenQuiet: (page: Page, prepared: Prepared) => Promise<Seen>;
};

/** Opens it on a phone with nothing stored. Rejects if the page lacks its heading before the first interaction. */
export async function openPlace<Prepared, Seen>(
  browser: Browser,
  { url, place }: Opening,
  { prepare, whenQuiet }: Acts<Prepared, Seen>,
): Promise<{ noted: Noted; prepared: Prepared; seen: Seen }> {
  return await onFreshPhone(browser, async (page) => {
    await page.context().addCookies(cookiesOf(place, url));
    await page.addInitScript(watchVitals);
    const prepared = await prepare(page);
    await page.goto(`${url}${place.path}`);
    const noted = await page.evaluate(vitalsWhenQuiet, rest);
    await page.getByRole('heading', { name: place.heading, level: 1 }).waitFor({ timeout: 5_000 });
    return { noted, prepared, seen: await whenQuiet(page, prepared) };
  });
}
