import type { Page } from '@playwright/test';

import { amara } from '../fixtures/demo.ts';
import { hold } from '../fixtures/hold.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { untilLoaded } from '../fixtures/until-loaded.ts';

/** Of what a client's dashboard is told from; what is owed comes last in the tests of the page itself, which have a clock of their own. */
const answers = { events: '**/api/client/events*', quotes: '**/api/client/quotes*' };
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
/** The bar's own share, which learns meanwhile who is signed in. */
const mostShift = 0.01;

test.describe('a client’s dashboard whose answers come one after another', () => {
  for (const [last, address] of Object.entries(answers)) {
    for (const viewport of windows) {
      test(`when the ${last} come last, then nothing is pushed away, ${viewport.width} px wide`, async ({
        page,
        baseURL,
      }) => {
        await page.setViewportSize(viewport);
        await page.addInitScript(watch);
        await signIn(page, baseURL ?? '', amara);
        const letCome = await hold(page, address);
        const asked = page.waitForRequest(address);
        await page.goto('/client-admin');
        await asked;
        await expect(page.getByRole('tab', { name: /^Invoices/ })).toBeAttached();

        letCome();
        await page.waitForLoadState('networkidle');
        await untilLoaded(page);
        await expect(page.getByRole('region', { name: 'What happens next' })).toBeAttached();
        await expect(page.getByRole('heading', { name: /^My Events \(/ })).toBeVisible();

        expect(await shiftOf(page)).toBeLessThan(mostShift);
      });
    }
  }
});

/** By how much what was painted has moved, as browsers sum it up. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate('shift');
}

const watch = `
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;
