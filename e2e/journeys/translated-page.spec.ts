import type { Page } from '@playwright/test';

import { translatePage } from '../browser/translate.js';
import { aDraftQuote, aSentQuote } from '../conformance/fixtures/bookings.ts';
import { footer, sendMessage, fillContactForm } from '../conformance/fixtures/footer.ts';
import { signInBy } from '../conformance/fixtures/sign-in-forms.ts';
import { expect, test } from '../conformance/fixtures/test.ts';
import { aClient } from '../fixtures/people.ts';
import { toast } from '../fixtures/toast.ts';
import { waitForHydration } from '../fixtures/hydration.ts';

/** Starts the translation after the page has loaded, because browsers offer it only then. */
async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await page.evaluate(translatePage);
}

test.describe('a page that the browser translates', { tag: '@one-service' }, () => {
  test('when a password is wrong, then the page says so and the typed email address stays', async ({
    page,
  }) => {
    const { email } = aClient();
    await openTranslated(page, '/auth');

    await signInBy(page, { email, password: 'Not-the-password-1' });

    await expect(toast(page, 'Login Failed')).toBeVisible();
    const form = page.getByRole('form', { name: 'Sign In' });
    await expect(form.getByLabel('Email', { exact: true })).toHaveValue(email);
  });

  test('when a profile is saved, then a toast says so and the page shows the typed values', async ({
    clientPage: page,
  }) => {
    await openTranslated(page, '/client-admin?tab=profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Home Address').fill('4 Vale Street');

    await page.getByRole('button', { name: 'Save Changes' }).click();

    await expect(toast(page, 'Profile Updated')).toBeVisible();
    await expect(page.getByText('4 Vale Street')).toBeVisible();
  });

  test('when an event is created without a name, then an error appears, and it disappears when a name is typed', async ({
    clientPage: page,
  }) => {
    await openTranslated(page, '/create-event');

    await page.getByRole('button', { name: 'Create Event' }).click();

    await expect(page.getByText('Event name is required').first()).toBeVisible();
    await page.getByLabel('Event Name').fill('Garden Party');
    await expect(page.getByText('Event name is required')).toHaveCount(0);
  });

  test('when a service is added and the quote approved and sent, then a toast confirms each step', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { id } = await aDraftQuote({ client, provider });
    await openTranslated(page, `/provider/quotes/${id}`);
    await page.getByLabel('Service Name').fill('Lighting');
    await page.getByLabel('Cost').fill('49.50');

    await page.getByLabel('Cost').press('Enter');
    await expect(toast(page, 'Service Added')).toBeVisible();
    await page.getByRole('button', { name: 'Approve for Review' }).click();
    await expect(toast(page, 'Quote Approved for Review')).toBeVisible();
    await page.getByRole('button', { name: 'Send to Client' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send to Client' }).click();

    await expect(toast(page, 'Quote Sent')).toBeVisible();
  });

  test('when a quote is accepted, then a toast says so and the button disappears', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentQuote({ client, provider });
    await openTranslated(page, '/client-admin?tab=quotes');
    await page.getByRole('button', { name: 'Accept this Quote' }).click();

    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept this Quote' }).click();

    await expect(toast(page, 'Quote Accepted')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept this Quote' })).toHaveCount(0);
  });

  test('when a message is sent from the footer, then a toast says so', async ({ page, pageErrors }) => {
    // The translation may change the last part of the prerendered page before that part hydrates. React then renders that part again.
    pageErrors.allow(/React error #418/);
    await openTranslated(page, '/home');
    await footer(page).scrollIntoViewIfNeeded();
    await fillContactForm(page, aClient().email);

    await sendMessage(page);

    await expect(toast(page, 'Message Sent')).toBeVisible();
  });
});
