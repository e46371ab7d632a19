import { getSubscription } from '@marquee/contracts/billing-operations';
import { createQuoteFromRequest } from '@marquee/contracts/quote-operations';
import * as quoteChanges from '@marquee/contracts/quote-change-operations';
import { eventually } from '@marquee/local/demo/eventually';
import type { Page } from '@playwright/test';

import { waitForRequestRow } from '../fixtures/open-until.ts';
import { anEventRequest } from '../fixtures/people.ts';
import { toast } from '../fixtures/toast.ts';
import { goToGoogle } from '../journeys/actions/google.ts';
import { goToCheckout } from '../journeys/actions/pay.ts';
import { aSentEvent } from './fixtures/bookings.ts';
import { acceptQuote, eventRow, sendToProvider } from './fixtures/client-actions.ts';
import { fillRequest } from './fixtures/client-forms.ts';
import { footer } from './fixtures/footer.ts';
import { landingPage, mainHeading } from './fixtures/main-heading.ts';
import type { Provider } from './fixtures/person.ts';
import { addService, archive, sendToClient } from './fixtures/quotes.ts';
import { clientSignUp, createAccount, fillAsClient, providerSignUp } from './fixtures/sign-up-forms.ts';
import { expect, test } from './fixtures/test.ts';

/** Answers the request for the event with a sent quote of $599.00. */
async function answerRequest({ api }: Provider, eventId: string): Promise<void> {
  const { id } = await eventually(() => api.call(createQuoteFromRequest, { params: { id: eventId } }));
  const body = { serviceName: 'DJ', unitPrice: '599.00', quantity: 1, totalPrice: '599.00' };
  await api.call(quoteChanges.addLineItem, { params: { id }, body });
  await api.call(quoteChanges.approveQuoteForReview, { params: { id } });
  await api.call(quoteChanges.sendQuoteToClient, { params: { id } });
}

/** Changes one field of the open profile and waits until the page shows the new text. */
async function changeProfile(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(text).first()).toBeVisible();
}

test.describe('1 What the product does and for whom', () => {
  test('when somebody signs up, then they choose to be a client or a provider', async ({ page }) => {
    const asClient = await clientSignUp(page);
    await expect(page.getByRole('tab')).toHaveText(["I'm a Client", "I'm a Provider"]);
    await fillAsClient(asClient);
    await createAccount(asClient);
    await expect(mainHeading(page, /^Welcome back/)).toBeVisible();
    await page.context().clearCookies();
    await expect(await providerSignUp(page)).toBeVisible();
  });

  test('when a client uses the product, then they can create, edit and send an event, accept a quote, and maintain a profile', async ({
    clientPage: page,
    provider,
  }) => {
    const name = 'Robin’s Vow Renewal';
    await page.goto('/create-event');
    await fillRequest(page, anEventRequest(provider.account.email));
    await page.getByRole('button', { name: 'Create Event' }).click();
    await page.getByRole('link', { name: 'Edit' }).click();
    const eventId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByLabel('Event Name').fill(name);
    await page.getByRole('button', { name: 'Update Event' }).click();
    await expect(eventRow(page, name)).toBeVisible();
    await sendToProvider(page);
    await expect(toast(page, 'Event Sent')).toBeVisible();
    await answerRequest(provider, eventId);

    await page.goto('/client-admin?tab=quotes');
    await expect(page.getByText('$599.00').first()).toBeVisible();
    await acceptQuote(page);

    await expect(toast(page, 'Quote Accepted')).toBeVisible();
    await page.goto('/client-admin?tab=profile');
    await changeProfile(page, 'Home Address', '4 Vale Street');
  });

  test('when a provider uses the product, then they can quote a request, follow the pipeline and maintain a profile', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { name } = await aSentEvent({ client, provider });
    const request = await waitForRequestRow(page, name);
    await request.getByRole('button', { name: 'Create Quote' }).click();
    await addService(page, { name: 'DJ', cost: '599' });
    await page.getByRole('button', { name: 'Approve for Review' }).click();
    await sendToClient(page);
    await expect(toast(page, 'Quote Sent')).toBeVisible();
    await archive(page);

    await page.goto('/provider?tab=workflow');
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
    await page.goto('/provider?tab=profile');
    await changeProfile(page, 'Full Name *', 'Dev Anand');
  });

  test('when a provider subscribes, then the plan costs $99 per month, paid by card, and is free until 2025-10-01', async ({
    providerPage: page,
    provider,
  }) => {
    const { monthlyPrice, trialEndsOn } = await provider.api.call(getSubscription, {});
    expect({ monthlyPrice, trialEndsOn }).toEqual({ monthlyPrice: '99.00', trialEndsOn: '2025-10-01' });
    await page.goto('/provider');

    await goToCheckout(page);

    await expect(page.getByText('$99.00').first()).toBeVisible();
    await expect(page.getByLabel('Card number', { exact: true })).toBeVisible();
  });

  test('when somebody signs in, then they can use a third-party sign-in service', async ({ page }) => {
    await goToGoogle(page);

    expect(new URL(page.url()).pathname).not.toBe('/auth');
  });

  test("when the landing page is opened, then it shows 'Your Dream Event Starts Here' and 'Book Your Event'", async ({
    page,
  }) => {
    await page.goto('/');

    await expect(landingPage(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book Your Event' }).first()).toBeVisible();
  });

  test('when the footer is read, then it links to the three static pages', async ({ page }) => {
    await page.goto('/');

    const addresses = ['/privacy-policy', '/terms', '/founder'].map((path) =>
      footer(page).locator(`a[href="${path}"]`),
    );

    for (const link of addresses) {
      await expect(link).toHaveCount(1);
    }
  });
});
