import type { Locator, Page } from '@playwright/test';

import { waitForEmailLink } from '../fixtures/emails.ts';
import { aClient, aProvider } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { signUpAsClient, signUpAsProvider } from './actions/sign-up.ts';

test.describe('the link that confirms an address', { tag: '@one-service' }, () => {
  test('when nobody is signed in, then the page requires a sign-in and opens again afterwards', async ({
    newPerson,
  }) => {
    const [owner, otherPage] = [await newPerson(), await newPerson()];
    const client = aClient();
    await signUpAsClient(owner, client);

    await otherPage.goto(await linkTo(otherPage, client.email));
    await otherPage.getByRole('main').getByRole('link', { name: 'Sign In', exact: true }).click();
    const form = otherPage.getByRole('form', { name: 'Sign In', exact: true });
    await form.getByLabel('Email', { exact: true }).fill(client.email);
    await form.getByLabel('Password', { exact: true }).fill(client.password);
    await form.getByRole('button', { name: 'Sign In', exact: true }).click();
    await otherPage.getByRole('button', { name: 'Confirm Email', exact: true }).click();

    await expect(
      otherPage.getByRole('heading', { level: 1, name: 'Your email address is confirmed', exact: true }),
    ).toBeVisible();
  });

  test('when another account is signed in, then the page says that the link does not belong to that account', async ({
    newPerson,
  }) => {
    const [owner, other] = [await newPerson(), await newPerson()];
    const client = aClient();
    await signUpAsClient(owner, client);
    await signUpAsClient(other, aClient());

    await other.goto(await linkTo(other, client.email));
    await other.getByRole('button', { name: 'Confirm Email', exact: true }).click();

    await expect(other.getByRole('main').getByRole('alert')).toContainText(
      'This link belongs to another account.',
    );
  });

  for (const width of [390, 1280]) {
    test(`when a provider has not opened the link, then the set-up checklist is 24 px above the tabs in a window ${width} px wide`, async ({
      newPerson,
    }) => {
      const page = await newPerson();
      await page.setViewportSize({ width, height: 800 });
      await signUpAsProvider(page, aProvider());
      await page.goto('/provider');
      const reminder = page
        .getByRole('region', { name: 'Set up your account' })
        .filter({ hasText: 'Confirm your email address' });
      await expect(reminder).toBeVisible();

      expect(await gapBetween(reminder, page.getByRole('tablist'))).toBe(24);
    });
  }
});

/** The vertical gap in CSS pixels. */
async function gapBetween(above: Locator, below: Locator): Promise<number> {
  const [upper, lower] = await Promise.all([above.boundingBox(), below.boundingBox()]);
  return (lower?.y ?? 0) - (upper?.y ?? 0) - (upper?.height ?? 0);
}

function linkTo(page: Page, email: string): Promise<string> {
  return waitForEmailLink(page, email, 'Please confirm your email address');
}
