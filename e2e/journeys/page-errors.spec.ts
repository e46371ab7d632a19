import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/test.ts';

const provokedErrors = {
  'throws an error': {
    reported: (page: Page) => page.waitForEvent('pageerror'),
    script: `setTimeout(() => { throw new Error('provoked'); })`,
    allowed: /^provoked/,
  },
  'logs a console error': {
    reported: (page: Page) => page.waitForEvent('console'),
    script: `console.error('provoked')`,
    allowed: /^provoked/,
  },
  'violates the content security policy and catches the error': {
    reported: (page: Page) => page.waitForEvent('console'),
    // Deferred, because evaluation through the browser protocol may itself use eval.
    script: `setTimeout(() => { try { eval(''); } catch {} })`,
    allowed: /^Content security policy violated: script-src blocked eval/,
  },
};

test.describe('the errors of a page', { tag: '@one-service' }, () => {
  for (const [what, { reported, script, allowed }] of Object.entries(provokedErrors)) {
    test(`when a page ${what} that the test does not allow, then the test fails`, async ({ newPerson }) => {
      test.fail();
      const page = await newPerson();
      await page.goto('/terms');

      await Promise.all([reported(page), page.evaluate(script)]);
    });

    test(`when a page ${what} that the test allows, then the test passes`, async ({ page, pageErrors }) => {
      pageErrors.allow(allowed);
      await page.goto('/terms');

      await Promise.all([reported(page), page.evaluate(script)]);

      expect(pageErrors.unexpected()).toEqual([]);
    });
  }

  test('when the API rejects a call, then the test passes', async ({ page, pageErrors }) => {
    await page.goto('/terms');

    const refusal = page.waitForEvent('console');
    await page.evaluate(`fetch('/api/client/events')`);

    expect((await refusal).text()).toContain('a status of 401');
    expect(pageErrors.unexpected()).toEqual([]);
  });
});
