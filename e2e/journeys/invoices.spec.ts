import { acceptQuote, sendToProvider } from '../conformance/fixtures/client-actions.ts';
import { aClient, anEventRequest, aProvider } from '../fixtures/people.ts';
import { takeAllScreenshots, takeScreenshot } from '../fixtures/appearances.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../fixtures/toast.ts';
import { createEvent } from './actions/create-event.ts';
import {
  setDeposit,
  saveBillingAddress,
  saveTaxNumber,
  openInvoice,
  recordPayment,
  refund,
  downloadName,
  sendNow,
  waitForInvoices,
  waitForWorkflow,
} from './actions/invoices.ts';
import { addService, approveAndSend, createQuoteFrom } from './actions/quote-request.ts';
import { signUpAsClient, signUpAsProvider } from './actions/sign-up.ts';

test.describe('the invoices of an accepted quote', () => {
  test('when deposit and balance are paid, then Invoice Paid is completed, until a part is refunded', async ({
    newPerson,
  }) => {
    const [clientPage, providerPage] = await Promise.all([newPerson(), newPerson()]);
    const provider = aProvider();
    const request = anEventRequest(provider.email);
    await signUpAsProvider(providerPage, provider);
    await signUpAsClient(clientPage, aClient());
    await createEvent(clientPage, request);
    await sendToProvider(clientPage);
    await expect(toast(clientPage, 'Event Sent')).toBeVisible();
    await createQuoteFrom(providerPage, request.name);
    await addService(providerPage, 'DJ', '549.50');
    await setDeposit(providerPage, '30');
    await approveAndSend(providerPage);

    await clientPage.goto('/client-admin?tab=quotes');
    await acceptQuote(clientPage);
    await expect(toast(clientPage, 'Quote Accepted')).toBeVisible();

    const rows = await waitForInvoices(providerPage, '/provider-admin?tab=invoices', request.name);
    await expect(rows.filter({ hasText: 'Deposit' })).toContainText(/No\. 1.*Sent.*\$164\.85/);
    await expect(rows.filter({ hasText: 'Balance' })).toContainText(/Draft.*Balance.*\$384\.65/);
    await takeAllScreenshots(providerPage, 'journey-provider-invoices');
    const clientRows = await waitForInvoices(clientPage, '/client-admin?tab=invoices', request.name);
    await expect(clientRows.filter({ hasText: request.name })).toHaveCount(1);
    await takeAllScreenshots(clientPage, 'journey-client-invoices');
    await clientRows.getByRole('link', { name: /^Open/ }).click();
    await expect(clientPage.getByText(/Arrange payment with Northern Lights DJs/)).toBeVisible();
    await takeAllScreenshots(clientPage, 'journey-client-invoice');

    await saveBillingAddress(clientPage, '12 Oak Street\nAustin, TX 78701');
    await saveTaxNumber(providerPage, 'US 12-3456789');

    await openInvoice(providerPage, request.name, 'Deposit');
    await expect(providerPage.getByRole('region', { name: 'On the invoice' })).not.toContainText(
      'Oak Street',
    );
    await recordPayment(providerPage, 'Check 1042');
    await waitForWorkflow(providerPage, { sent: true, paid: false });

    await openInvoice(providerPage, request.name, 'Balance');
    await sendNow(providerPage);
    await expect(providerPage.getByText('No. 2 · Balance', { exact: true })).toBeVisible();
    const invoiceText = providerPage.getByRole('region', { name: 'On the invoice' });
    await expect(invoiceText).toContainText(
      /US 12-3456789.*12 Oak Street\s+Austin, TX 78701.*DJ.*\$549\.50/s,
    );
    expect(await downloadName(providerPage, 'Download PDF')).toBe('Invoice 2 – Northern Lights DJs.pdf');
    await recordPayment(providerPage, 'Cash');
    await waitForWorkflow(providerPage, { sent: true, paid: true });

    await openInvoice(providerPage, request.name, 'Balance');
    await refund(providerPage, '84.65', 'One hour less');
    await expect(providerPage.getByRole('row', { name: /2-1/ })).toContainText('$84.65');
    await takeAllScreenshots(providerPage, 'journey-provider-invoice');
    await waitForWorkflow(providerPage, { sent: true, paid: false });

    await waitForInvoices(clientPage, '/client-admin?tab=invoices', request.name);
    await expect(clientRows.filter({ hasText: 'Balance' })).toContainText(
      /Partly Refunded.*\$84\.65 refunded/,
    );
    await takeScreenshot(clientPage, 'journey-client-refunded');
  });
});
