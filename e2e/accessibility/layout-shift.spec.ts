import type { Page } from '@playwright/test';

import { amara } from '../fixtures/demo.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { waitForPaint } from '../fixtures/appearances.ts';
import { expect, test } from '../fixtures/test.ts';

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
/** Upper bound. It is not zero, because the shell's header causes a small layout shift when the session loads. */
const maxShift = 0.01;

/** mfe-client/test/dashboard-reveal.test.tsx tests the other orders in which the answers arrive, with fake timers. */
test.describe('a client’s dashboard', () => {
  for (const viewport of viewports) {
    test(`when the events arrive last in a window ${viewport.width} px wide, then hardly anything shifts`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(recordShifts);
      await signIn(page, baseURL ?? '', amara);
      const release = await holdRequests(page, '**/api/client/events*');
      const others = ['**/api/client/quotes*', '**/api/billing/client/invoices?*status=*'];
      const answered = others.map((address) => page.waitForResponse(address));
      await page.goto('/client-admin');
      await Promise.all(answered);
      await expect(page.getByText('Loading your events')).toBeAttached();
      await waitForPaint(page);

      release();
      await expect(page.getByRole('heading', { name: /^My Events \(/ })).toBeVisible();
      await expect(page.getByRole('region', { name: 'What happens next' })).toBeAttached();
      await waitForPaint(page);

      expect(await shiftOf(page)).toBeLessThan(maxShift);
    });
  }
});

/** The sum of all layout shifts so far. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate('sum(shifts.takeRecords()), shift');
}

const recordShifts = `
  window.shift = 0;
  window.sum = (entries) => { for (const { value } of entries) shift += value; };
  window.shifts = new PerformanceObserver((list) => sum(list.getEntries()));
  shifts.observe({ type: 'layout-shift', buffered: true });
`;
