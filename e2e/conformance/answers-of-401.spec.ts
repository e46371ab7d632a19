import { getCurrentUser } from '@marquee/contracts/auth-operations';
import { getClientQuote } from '@marquee/contracts/client-quote-operations';
import { getProviderProfile } from '@marquee/contracts/profile-operations';

import { noSession, watchForLogin } from './scene/logged-out.ts';
import { turnTo } from '../fixtures/until-taken-over.ts';
import { landingPage, mainHeading } from './scene/main-heading.ts';
import { refuse } from './scene/network.ts';
import { expect, test } from './scene/test.ts';

test.describe('6 A 401 that is an answer', () => {
  test('when nobody is signed in, then reading the user is no reason to log in', async ({ page }) => {
    const expectNoLogin = await watchForLogin(page);
    const session = page.waitForResponse((response) => response.url().endsWith(getCurrentUser.path));

    await page.goto('/home');
    await turnTo(page);

    expect((await session).status()).toBe(401);
    await expect(landingPage(page)).toBeVisible();
    await expectNoLogin();
  });

  test("when the client's quote answers 401, then there is none", async ({ clientPage }) => {
    const expectNoLogin = await watchForLogin(clientPage);
    await refuse(clientPage, getClientQuote, noSession);

    await clientPage.goto('/client');

    await expect(clientPage.getByText('No Quote Found')).toBeVisible();
    await expectNoLogin();
  });

  test("when the provider's profile answers 401, then there is none", async ({ providerPage }) => {
    const expectNoLogin = await watchForLogin(providerPage);
    await refuse(providerPage, getProviderProfile, noSession);

    await providerPage.goto('/provider');

    await expect(mainHeading(providerPage, /^Provider Dashboard$/)).toBeVisible();
    await expectNoLogin();
  });
});
