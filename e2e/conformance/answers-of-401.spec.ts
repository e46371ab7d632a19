import { getCurrentUser } from '@marquee/contracts/auth-operations';
import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { getClientQuote } from '@marquee/contracts/client-quote-operations';
import { getProviderProfile } from '@marquee/contracts/profile-operations';
import type { Page } from '@playwright/test';

import { apiCalls } from './scene/api-calls.ts';
import { landingPage, mainHeading } from './scene/main-heading.ts';
import { refuse } from './scene/network.ts';
import { expect, test } from './scene/test.ts';

const noSession = { status: 401, code: 'unauthenticated', message: 'Unauthorized' };
const login = 'GET /api/login';

test.describe('6 A 401 that is an answer', () => {
  test('when nobody is signed in, then reading the user is no reason to log in', async ({ page }) => {
    await page.clock.install();
    const calls = apiCalls(page);
    const session = page.waitForResponse((response) => response.url().endsWith(getCurrentUser.path));

    await page.goto('/home');

    expect((await session).status()).toBe(401);
    await staysWithoutToast(page);
    await expect(landingPage(page)).toBeVisible();
    expect(calls).not.toContain(login);
  });

  test("when the client's events answer 401, then there are none", async ({ clientPage }) => {
    await clientPage.clock.install();
    await refuse(clientPage, listClientEvents, noSession);
    const calls = apiCalls(clientPage);

    await clientPage.goto('/client-admin');

    await expect(clientPage.getByText('Ready to Plan Your First Event?')).toBeVisible();
    await staysWithoutToast(clientPage);
    expect(calls).not.toContain(login);
  });

  test("when the client's quote answers 401, then there is none", async ({ clientPage }) => {
    await clientPage.clock.install();
    await refuse(clientPage, getClientQuote, noSession);
    const calls = apiCalls(clientPage);

    await clientPage.goto('/client');

    await expect(clientPage.getByText('No Quote Found')).toBeVisible();
    await staysWithoutToast(clientPage);
    expect(calls).not.toContain(login);
  });

  test("when the provider's profile answers 401, then there is none", async ({ providerPage }) => {
    await providerPage.clock.install();
    await refuse(providerPage, getProviderProfile, noSession);
    const calls = apiCalls(providerPage);

    await providerPage.goto('/provider');

    await expect(mainHeading(providerPage, 'Northern Lights DJs Dashboard')).toBeVisible();
    await staysWithoutToast(providerPage);
    expect(calls).not.toContain(login);
  });
});

/** Past the moment at which the logged-out rule would have sent them away. */
async function staysWithoutToast(page: Page): Promise<void> {
  await page.clock.runFor(1_000);
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')).toHaveCount(0);
}
