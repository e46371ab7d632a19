import { getCurrentUser, startLogin } from '@marquee/contracts/auth-operations';

import { triggerHydration } from '../fixtures/hydration.ts';
import { watchForLogin } from './fixtures/logged-out.ts';
import { landingPage, mainHeading } from './fixtures/main-heading.ts';
import { callsOf } from './fixtures/network.ts';
import { expect, test } from './fixtures/test.ts';

test.describe('6 Logged out', () => {
  test('when the session has ended, then /api/login opens the sign-in page with the address to return to', async ({
    clientPage,
  }) => {
    const logins = callsOf(clientPage, startLogin);
    await clientPage.goto('/client-admin?tab=settings');
    const marketing = clientPage.getByRole('checkbox', { name: 'Marketing emails' });
    await expect(marketing).toBeVisible();
    await clientPage.context().clearCookies();

    await marketing.click();

    await expect(clientPage).toHaveURL(`/auth?returnTo=${encodeURIComponent('/client-admin?tab=settings')}`);
    await expect(mainHeading(clientPage, 'Sign In')).toBeVisible();
    expect(logins).toHaveLength(1);
  });
});

test.describe('6 A 401 without a redirect', () => {
  test('when nobody is signed in, then reading the user does not open sign-in', async ({ page }) => {
    const expectNoLogin = await watchForLogin(page);
    const session = page.waitForResponse((response) => response.url().endsWith(getCurrentUser.path));

    await page.goto('/home');
    await triggerHydration(page);

    expect((await session).status()).toBe(401);
    await expect(landingPage(page)).toBeVisible();
    await expectNoLogin();
  });
});
