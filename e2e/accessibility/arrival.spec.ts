import type { Page } from '@playwright/test';

import { amara } from '../fixtures/demo.ts';
import { hold } from '../fixtures/hold.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { untilDrawn } from '../fixtures/take-picture.ts';
import { expect, test } from '../fixtures/test.ts';

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
/** The bar's own share, which learns meanwhile who is signed in. */
const mostShift = 0.01;

/** The other orders are tested where the clock is the test's own: in mfe-client/test/dashboard-arrives.test.tsx. */
test.describe('a client’s dashboard', () => {
  for (const viewport of windows) {
    test(`when the events come last, then nothing is pushed away, ${viewport.width} px wide`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(watch);
      await signIn(page, baseURL ?? '', amara);
      const letCome = await hold(page, '**/api/client/events*');
      const others = ['**/api/client/quotes*', '**/api/billing/client/invoices?*status=*'];
      const answered = others.map((address) => page.waitForResponse(address));
      await page.goto('/client-admin');
      await Promise.all(answered);
      await expect(page.getByText('Loading your events')).toBeAttached();
      await untilDrawn(page);

      letCome();
      await expect(page.getByRole('heading', { name: /^My Events \(/ })).toBeVisible();
      await expect(page.getByRole('region', { name: 'What happens next' })).toBeAttached();
      await untilDrawn(page);

      expect(await shiftOf(page)).toBeLessThan(mostShift);
    });
  }
});

/** By how much what was painted has moved, all of it added up. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate('sum(shifts.takeRecords()), shift');
}

const watch = `
  window.shift = 0;
  window.sum = (entries) => { for (const { value } of entries) shift += value; };
  window.shifts = new PerformanceObserver((list) => sum(list.getEntries()));
  shifts.observe({ type: 'layout-shift', buffered: true });
`;
