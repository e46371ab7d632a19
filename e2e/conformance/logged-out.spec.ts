import { updateSettings } from '@marquee/contracts/account-operations';
import { startLogin } from '@marquee/contracts/auth-operations';
import { getClientEvent } from '@marquee/contracts/client-event-operations';
import type { Page } from '@playwright/test';

import { toast } from '../fixtures/toast.ts';
import { noSession, toldLoggedOut, untilToldLoggedOut } from './scene/logged-out.ts';
import { mainHeading } from './scene/main-heading.ts';
import { callsOf, refuse } from './scene/network.ts';
import { expect, test } from './scene/test.ts';

test.describe('6 Logged out', () => {
  test("when a write finds the session ended, then 'You are logged out. Logging in again...'", async ({
    clientPage,
  }) => {
    await stayInsteadOfLogin(clientPage);
    await openSettings(clientPage);
    await clientPage.context().clearCookies();

    await marketing(clientPage).click();

    await expect(toast(clientPage, toldLoggedOut)).toBeVisible();
  });

  test('when the session has ended, then the sign-in by /api/login, which leads back', async ({
    clientPage,
  }) => {
    const logins = callsOf(clientPage, startLogin);
    await openSettings(clientPage);
    await clientPage.context().clearCookies();

    await marketing(clientPage).click();

    await expect(clientPage).toHaveURL(`/auth?returnTo=${encodeURIComponent('/client-admin?tab=settings')}`);
    await expect(mainHeading(clientPage, 'Sign In')).toBeVisible();
    expect(logins).toHaveLength(1);
  });

  test('when a read finds the session ended that does not take a 401 for empty, then the same', async ({
    clientPage,
  }) => {
    await refuse(clientPage, getClientEvent, noSession);
    await stayInsteadOfLogin(clientPage);
    const logins = callsOf(clientPage, startLogin);

    await clientPage.goto('/edit-event/00000000-0000-4000-8000-000000000000');

    await expect(toast(clientPage, toldLoggedOut)).toBeVisible();
    await expect.poll(() => logins.length).toBe(1);
  });

  test('when a 401 has another code, then it is a refusal like others', async ({ clientPage }) => {
    await clientPage.clock.install();
    const logins = callsOf(clientPage, startLogin);
    await refuse(clientPage, updateSettings, { ...noSession, code: 'invalid_credentials' });
    await openSettings(clientPage);

    await marketing(clientPage).click();

    await expect(toast(clientPage, 'Unauthorized')).toBeVisible();
    await expect(toast(clientPage, toldLoggedOut)).toBeHidden();
    await clientPage.clock.runFor(1_000);
    await expect(marketing(clientPage)).toBeVisible();
    expect(logins).toHaveLength(0);
  });
});

test.describe('8 Logged out', () => {
  test("when the session has ended, then the toast is titled 'Unauthorized'", async ({ clientPage }) => {
    await stayInsteadOfLogin(clientPage);
    await openSettings(clientPage);
    await clientPage.context().clearCookies();

    await marketing(clientPage).click();

    await expect(toast(clientPage, 'Unauthorized')).toBeVisible();
    await expect(toast(clientPage, toldLoggedOut)).toBeVisible();
  });
});

test.describe('9 Unauthorized redirect', () => {
  test('when the session has ended, then 500 ms later and no sooner', async ({ clientPage }) => {
    await clientPage.clock.install();
    const logins = callsOf(clientPage, startLogin);
    await stayInsteadOfLogin(clientPage);
    await openSettings(clientPage);
    await clientPage.clock.pauseAt(Date.now() + 60_000);
    await clientPage.context().clearCookies();
    await marketing(clientPage).click();
    await untilToldLoggedOut(clientPage);

    await clientPage.clock.runFor(480);
    await expect(toast(clientPage, toldLoggedOut)).toBeVisible();
    expect(logins).toHaveLength(0);
    await clientPage.clock.runFor(20);

    await expect.poll(() => logins.length).toBe(1);
  });
});

async function openSettings(page: Page): Promise<void> {
  await page.goto('/client-admin?tab=settings');
  await expect(marketing(page)).toBeVisible();
}

function marketing(page: Page) {
  return page.getByRole('checkbox', { name: 'Marketing emails' });
}

/** A navigation that is answered without content leaves the page as it stands: to look at what is shown for half a second. */
async function stayInsteadOfLogin(page: Page): Promise<void> {
  await page.route('**/api/login*', (route) => route.fulfill({ status: 204 }));
}
