import type { Browser, Page } from '@playwright/test';

import { cookiesOf } from '../browser/cookies-of.ts';
import { onFreshPhone } from '../browser/slow-phone.ts';
import type { PageAddress } from './page-address.ts';
import { quietPeriod } from './quiet-period.ts';
import type { RecordedVitals } from './vitals.ts';
import { collectVitals, recordVitals } from './record-vitals.js';

export type Opening = { url: string; address: PageAddress };

/** `prepare` runs before the page is requested; `whenQuiet` runs when the page is quiet. */
type VisitSteps<Prepared, Result> = {
  prepare: (page: Page) => Promise<Prepared>;
  whenQuiet: (page: Page, prepared: Prepared) => Promise<Result>;
};

/** Opens the page on a phone with nothing stored except the visitor's cookie. Rejects if the quiet page lacks its heading. */
export async function openOnPhone<Prepared, Result>(
  browser: Browser,
  { url, address }: Opening,
  { prepare, whenQuiet }: VisitSteps<Prepared, Result>,
): Promise<{ recorded: RecordedVitals; prepared: Prepared; result: Result }> {
  return await onFreshPhone(browser, async (page) => {
    await page.context().addCookies(cookiesOf(address, url));
    await page.addInitScript(recordVitals);
    const prepared = await prepare(page);
    await page.goto(`${url}${address.path}`);
    const recorded = await page.evaluate(collectVitals, quietPeriod);
    await page.getByRole('heading', { name: address.heading, level: 1 }).waitFor({ timeout: 5_000 });
    return { recorded, prepared, result: await whenQuiet(page, prepared) };
  });
}
