import type { Page } from '@playwright/test';

import { mailedLink } from '../fixtures/mails.ts';
import { aClient } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { signUpAsClient } from './acts/sign-up.ts';

test.describe('the link that confirms an address', { tag: '@one-service' }, () => {
  test('when nobody is signed in, then it asks to sign in first, and is there again afterwards', async ({
    newPerson,
  }) => {
    const [owner, elsewhere] = [await newPerson(), await newPerson()];
    const client = aClient();
    await signUpAsClient(owner, client);

    await elsewhere.goto(await linkTo(elsewhere, client.email));
    await elsewhere.getByRole('main').getByRole('link', { name: 'Sign In', exact: true }).click();
    const form = elsewhere.getByRole('form', { name: 'Sign In', exact: true });
    await form.getByLabel('Email', { exact: true }).fill(client.email);
    await form.getByLabel('Password', { exact: true }).fill(client.password);
    await form.getByRole('button', { name: 'Sign In', exact: true }).click();
    await elsewhere.getByRole('button', { name: 'Confirm E-mail', exact: true }).click();

    await expect(
      elsewhere.getByRole('heading', { level: 1, name: 'Your e-mail address is confirmed', exact: true }),
    ).toBeVisible();
  });

  test('when somebody else is signed in, then they are told whose it is not', async ({ newPerson }) => {
    const [owner, other] = [await newPerson(), await newPerson()];
    const client = aClient();
    await signUpAsClient(owner, client);
    await signUpAsClient(other, aClient());

    await other.goto(await linkTo(other, client.email));
    await other.getByRole('button', { name: 'Confirm E-mail', exact: true }).click();

    await expect(other.getByRole('main').getByRole('alert')).toContainText(
      'This link belongs to another account.',
    );
  });
});

function linkTo(page: Page, email: string): Promise<string> {
  return mailedLink(page, email, 'Please confirm your email address');
}
