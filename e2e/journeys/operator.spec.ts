import { localAdmin } from '@marquee/local/environment';
import type { Locator, Page } from '@playwright/test';

import { aClient } from '../fixtures/people.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { takeAllScreenshots } from '../fixtures/appearances.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../fixtures/toast.ts';
import { signUpAsClient } from './actions/sign-up.ts';

test.describe('an operator', () => {
  test('when they suspend an account, then its owner’s browser is signed out and cannot sign in until the account is reinstated', async ({
    newPerson,
    baseURL,
  }) => {
    const url = baseURL ?? '';
    const [operatorPage, clientPage] = await Promise.all([newPerson(), newPerson()]);
    const client = aClient();
    await signUpAsClient(clientPage, client);
    await signIn(operatorPage, url, localAdmin);

    await operatorPage.goto('/admin/users');
    await operatorPage.getByRole('searchbox', { name: 'Search users' }).fill(client.email);
    await operatorPage.getByRole('row').filter({ hasText: client.email }).getByRole('link').click();
    await expect(operatorPage.getByRole('heading', { level: 1, name: 'Robin Vale' })).toBeVisible();
    await operatorPage.getByRole('button', { name: 'Suspend', exact: true }).click();
    await operatorPage.getByRole('textbox', { name: 'Reason' }).fill('Sends spam');
    await operatorPage.getByRole('button', { name: 'Suspend User' }).click();
    await expect(toast(operatorPage, 'Suspended')).toBeVisible();
    await takeAllScreenshots(operatorPage, 'journey-operator-suspended');

    await expect.poll(() => sessionStatus(clientPage)).toBe(401);
    await tryToSignIn(clientPage, client);
    await expect(toast(clientPage, 'Login Failed')).toBeVisible();
    await expect(clientPage.getByText(/This account is suspended/).first()).toBeVisible();

    await waitForAuditEntry(operatorPage, operatorPage.getByRole('row', { name: /Account suspended/ }));
    await waitForAuditEntry(operatorPage, operatorPage.getByRole('row', { name: /Sign-in refused/ }));
    await operatorPage.getByRole('link', { name: 'View all in the audit trail' }).click();
    await expect(operatorPage.getByRole('heading', { level: 1, name: 'Audit Trail' })).toBeVisible();
    await expect(operatorPage.getByRole('row', { name: /Account suspended/ })).toContainText('Sends spam');
    await takeAllScreenshots(operatorPage, 'journey-operator-audit');

    await operatorPage.goBack();
    await operatorPage.getByRole('button', { name: 'Reinstate', exact: true }).click();
    await operatorPage.getByRole('button', { name: 'Reinstate User' }).click();
    await expect(toast(operatorPage, 'Reinstated')).toBeVisible();
    await tryToSignIn(clientPage, client);
    await expect(toast(clientPage, 'Login Successful')).toBeVisible();
  });
});

async function sessionStatus(page: Page): Promise<number> {
  return (await page.request.get('/api/auth/user')).status();
}

async function tryToSignIn(page: Page, { email, password }: ReturnType<typeof aClient>): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign In' });
  await page.goto('/auth');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
}

/** Refreshes until the entry appears, because the audit trail receives it by message. */
async function waitForAuditEntry(page: Page, entry: Locator): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(entry).toBeVisible({ timeout: 1_000 });
  }).toPass();
}
