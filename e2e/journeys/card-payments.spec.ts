import { acceptClientQuote } from '@marquee/contracts/client-quote-operations';
import { approveQuoteForReview, sendQuoteToClient } from '@marquee/contracts/quote-change-operations';
import { updateQuote } from '@marquee/contracts/quote-operations';

import { aDraftQuote } from '../conformance/fixtures/bookings.ts';
import type { Client, Provider } from '../conformance/fixtures/person.ts';
import { expect, test } from '../conformance/fixtures/test.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { takeAllScreenshots } from '../fixtures/appearances.ts';
import { openInvoice, refund, waitForInvoices } from './actions/invoices.ts';
import { declinedCard, declineError, enterCard, goodCard } from './actions/pay.ts';

/** Creates and accepts a quote of $599.00 with a deposit of 30%, which is due on acceptance. Returns the event's name. */
async function acceptAQuoteWithDeposit({ client, provider }: { client: Client; provider: Provider }) {
  const { id, eventName } = await aDraftQuote({ client, provider });
  const paymentSchedule = { deposit: { kind: 'percent', percent: 30 }, balanceDueDaysBefore: 7 } as const;
  await provider.api.call(updateQuote, { params: { id }, body: { paymentSchedule } });
  await provider.api.call(approveQuoteForReview, { params: { id } });
  await provider.api.call(sendQuoteToClient, { params: { id } });
  await client.api.call(acceptClientQuote, { params: { id }, body: {} });
  return eventName;
}

test.describe('paying an invoice by card', () => {
  test('when the provider has set up card payments, then the client can pay by card, and a refund appears as a credit note', async ({
    url,
    newPerson,
    providerPage,
    client,
    provider,
    pageErrors,
  }) => {
    pageErrors.allow(declineError);
    const clientPage = await newPerson();
    await signIn(clientPage, url, client.account);
    const payOnHostedPage = async (card: string) => {
      await clientPage.getByLabel('Email', { exact: true }).fill(client.account.email);
      await enterCard(clientPage, card, 'Pay');
    };
    const eventName = await acceptAQuoteWithDeposit({ client, provider });
    const rows = await waitForInvoices(clientPage, '/client-admin?tab=invoices', eventName);
    await rows.getByRole('link', { name: /^Open/ }).click();
    await expect(clientPage.getByText(/^Northern Lights DJs doesn’t accept cards yet\./)).toBeVisible();

    await providerPage.goto('/provider/billing');
    await providerPage.getByRole('button', { name: 'Set Up Card Payments', exact: true }).click();
    await providerPage.getByRole('button', { name: 'Agree and submit', exact: true }).click();
    await expect(providerPage.getByText(/^Your clients can pay their invoices by card\./)).toBeVisible();

    await clientPage.reload();
    const pay = clientPage.getByRole('button', { name: 'Pay $179.70 by Card', exact: true });
    await expect(pay).toBeVisible();
    await takeAllScreenshots(clientPage, 'journey-client-pays-by-card');
    await pay.click();
    await payOnHostedPage(declinedCard);
    await expect(clientPage.getByRole('alert')).toHaveText('Your card was declined.');
    await payOnHostedPage(goodCard);
    await expect(clientPage.getByText('Thank you. This invoice is paid.', { exact: true })).toBeVisible();
    await takeAllScreenshots(clientPage, 'journey-client-paid-by-card');

    await openInvoice(providerPage, eventName, 'Deposit');
    await expect(providerPage.getByText('By card', { exact: true })).toBeVisible();
    await refund(providerPage, '79.70', 'One hour less');
    await expect(async () => {
      await providerPage.reload();
      await expect(providerPage.getByRole('row', { name: /1-1/ })).toContainText('$79.70', {
        timeout: 3_000,
      });
    }).toPass();
  });
});
