import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/test.ts';

const provoked = {
  'throws an error': {
    reported: (page: Page) => page.waitForEvent('pageerror'),
    script: `setTimeout(() => { throw new Error('provoked'); })`,
    announced: /^provoked/,
  },
  'logs a console error': {
    reported: (page: Page) => page.waitForEvent('console'),
    script: `console.error('provoked')`,
    announced: /^provoked/,
  },
  'violates the content security policy and catches the error': {
    reported: (page: Page) => page.waitForEvent('console'),
    // Deferred, because evaluation through the browser protocol may itself use eval.
    script: `setTimeout(() => { try { eval(''); } catch {} })`,
    announced: /^Content security policy violated: script-src blocked eval/,
  },
};

test.describe('the errors of a page', { tag: '@one-service' }, () => {
  for (const [what, { reported, script, announced }] of Object.entries(provoked)) {
    test(`when a page ${what} that the test has not announced, then the test fails`, async ({
      newPerson,
    }) => {
      test.fail();
      const page = await newPerson();
      await page.goto('/terms');

      await Promise.all([reported(page), page.evaluate(script)]);
    });

    test(`when a page ${what} that the test has announced, then the test passes`, async ({
      page,
      pageErrors,
    }) => {
      pageErrors.announce(announced);
      await page.goto('/terms');

      await Promise.all([reported(page), page.evaluate(script)]);

      expect(pageErrors.unannounced()).toEqual([]);
    });
  }

  test('when the API refuses a call, then the test passes', async ({ page, pageErrors }) => {
    await page.goto('/terms');

    const refusal = page.waitForEvent('console');
    await page.evaluate(`fetch('/api/client/events')`);

    expect((await refusal).text()).toContain('a status of 401');
    expect(pageErrors.unannounced()).toEqual([]);
  });
});
