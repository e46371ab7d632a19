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

const pages = [
  {
    path: '/client-admin',
    others: ['**/api/client/quotes*', '**/api/billing/client/invoices?*status=*'],
    shown: { events: /^My Events \(/, beside: 'What happens next' },
  },
  {
    path: '/client-portal',
    others: ['**/api/client/quote', '**/api/billing/client/invoices*'],
    shown: { events: 'Your Events', beside: 'Your Quote' },
  },
];

/** dashboard-reveal.test.tsx and portal-reveal.test.tsx of mfe-client test the other orders in which the answers arrive, with fake timers. */
for (const { path, others, shown } of pages) {
  for (const viewport of viewports) {
    test(`${path}: when the events arrive last in a window ${viewport.width} px wide, then hardly anything shifts`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(recordShifts);
      await signIn(page, baseURL ?? '', amara);
      const release = await holdRequests(page, '**/api/client/events*');
      const answered = others.map((address) => page.waitForResponse(address));
      await page.goto(path);
      await Promise.all(answered);
      await expect(page.getByText('Loading your events')).toBeAttached();
      await waitForPaint(page);

      release();
      await expect(page.getByRole('heading', { name: shown.events })).toBeVisible();
      await expect(page.getByText('Loading your events')).not.toBeAttached();
      await expect(page.getByRole('heading', { name: shown.beside })).toBeVisible();
      await waitForPaint(page);

      expect(await shiftOf(page)).toBeLessThan(maxShift);
    });
  }
}

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
