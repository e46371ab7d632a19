import type { Page } from '@playwright/test';

import { aClient } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { triggerHydration, waitForHydration } from '../fixtures/hydration.ts';
import { signUpAsClient } from './actions/sign-up.ts';

/** Each of these interactions hydrates the page. */
const interactions: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a pointer movement': triggerHydration,
  'a key': (page) => page.keyboard.press('Shift'),
  'the focus that a screen reader sets': (page) => page.getByRole('link', { name: 'Get Started' }).focus(),
  'a click by a screen reader': (page) => page.getByRole('heading', { level: 1 }).dispatchEvent('click'),
  scrolling: (page) => page.evaluate('scrollTo(0, 300)'),
};

test.describe('deferred hydration of a prerendered page', { tag: '@one-service' }, () => {
  test('when nobody interacts with the page, then it does not hydrate; its scripts are already loaded for the first interaction', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/', { waitUntil: 'networkidle' });
    const [before, root] = [requested.length, page.locator('#root')];
    await expect(root).toHaveAttribute('data-path', '/');

    await waitForHydration(page);

    expect(requested.slice(before).filter((path) => path.endsWith('.js'))).toEqual([]);
    expect(requested.slice(before)).toContain('/api/auth/user');
  });

  for (const [interaction, interact] of Object.entries(interactions)) {
    test(`when the first interaction is ${interaction}, then the page hydrates`, async ({ page }) => {
      await page.goto('/terms');

      await interact(page);

      await expect(page.locator('#root:not([data-path])')).toBeAttached();
    });
  }

  test('when somebody is signed in, then /terms is not the prerendered page, and its header loads the session without an interaction', async ({
    page,
  }) => {
    await signUpAsClient(page, aClient());

    const html = (await (await page.goto('/terms'))?.text()) ?? '';

    expect(html).not.toContain('data-path');
    await expect(page.getByRole('banner').getByText(/^Welcome, /)).toBeVisible();
  });
});
