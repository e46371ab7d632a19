import { codeOfPeriod, periodAt } from '@marquee/identity/two-factor/authenticator-codes';
import type { Page } from '@playwright/test';

import { aClient } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../fixtures/toast.ts';
import { confirmAddress } from './actions/confirm-address.ts';
import { signInByForm } from './actions/sign-in.ts';
import { signUpAsClient } from './actions/sign-up.ts';

test.describe('two-factor authentication', { tag: '@one-service' }, () => {
  test('when two-factor authentication is set up, then sign-in in a new browser also requires a code or a recovery code', async ({
    newPerson,
  }) => {
    const [owner, onPhone, withoutPhone] = [await newPerson(), await newPerson(), await newPerson()];
    const client = aClient();
    await signUpAsClient(owner, client);
    await confirmAddress(owner, client);
    const secret = await readSecret(owner, client.password);
    const usedPeriod = periodAt(new Date());
    const recoveryCode = await turnOn(owner, codeOfPeriod(secret, usedPeriod));
    await owner.getByRole('button', { name: 'I’ve saved them', exact: true }).click();
    await expect(owner.getByText('10 recovery codes left')).toBeVisible();

    await signInByForm(onPhone, client);
    const form = onPhone.getByRole('form', { name: 'Two-factor authentication', exact: true });
    // Each code is single-use, but the code of the next period is already valid.
    await form.getByLabel('Code', { exact: true }).fill(codeOfPeriod(secret, usedPeriod + 1));
    await form.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(toast(onPhone, 'Login Successful')).toBeVisible();

    await signInByForm(withoutPhone, client);
    const other = withoutPhone.getByRole('form', { name: 'Two-factor authentication', exact: true });
    await other.getByRole('button', { name: 'Use a recovery code', exact: true }).click();
    await other.getByLabel('Recovery Code', { exact: true }).fill(recoveryCode);
    await other.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(toast(withoutPhone, 'Login Successful')).toBeVisible();

    await owner.reload();
    await expect(owner.getByText('9 recovery codes left')).toBeVisible();
  });

  test('when the code is wrong, then nobody is signed in', async ({ newPerson }) => {
    const [owner, stranger] = [await newPerson(), await newPerson()];
    const client = aClient();
    await signUpAsClient(owner, client);
    await confirmAddress(owner, client);
    const secret = await readSecret(owner, client.password);
    await turnOn(owner, codeOfPeriod(secret, periodAt(new Date())));

    await signInByForm(stranger, client);
    const form = stranger.getByRole('form', { name: 'Two-factor authentication', exact: true });
    await form.getByLabel('Code', { exact: true }).fill('000000');
    await form.getByRole('button', { name: 'Continue', exact: true }).click();

    await expect(toast(stranger, 'Login Failed')).toBeVisible();
    expect((await stranger.request.get('/api/auth/user')).status()).toBe(401);
  });
});

/** Opens the set-up on the account page up to the QR code; returns the key beside it. */
async function readSecret(page: Page, password: string): Promise<string> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set Up', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up two-factor authentication', exact: true });
  await dialog.getByLabel('Current Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(
    dialog.getByRole('img', { name: 'QR code for your authenticator', exact: true }),
  ).toBeVisible();
  return (await dialog.locator('code').innerText()).replaceAll(' ', '');
}

/** Confirms the set-up with a code; returns the first recovery code. */
async function turnOn(page: Page, code: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Set up two-factor authentication', exact: true });
  await dialog.getByLabel('Code', { exact: true }).fill(code);
  await dialog.getByRole('button', { name: 'Turn On', exact: true }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes', exact: true }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return codes.first().innerText();
}
