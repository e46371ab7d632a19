import { acceptQuote, sendToProvider } from '../conformance/scene/client-acts.ts';
import { aClient, anEventRequest, aProvider } from '../fixtures/people.ts';
import { takeEveryPicture, takePicture } from '../fixtures/take-picture.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../fixtures/toast.ts';
import { createEvent } from './acts/create-event.ts';
import {
  askForDeposit,
  giveBillingAddress,
  giveTaxNumber,
  openInvoice,
  recordPayment,
  refund,
  savedAs,
  sendNow,
  untilInvoiced,
  untilWorkflowSays,
} from './acts/invoices.ts';
import { addService, approveAndSend, createQuoteFrom } from './acts/quote-request.ts';
import { signUpAsClient, signUpAsProvider } from './acts/sign-up.ts';

test.describe('the invoices of an accepted quote', () => {
  test('when deposit and balance are paid, then Invoice Paid is ticked, until a part is refunded', async ({
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
    await askForDeposit(providerPage, '30');
    await approveAndSend(providerPage);

    await clientPage.goto('/client-admin?tab=quotes');
    await acceptQuote(clientPage);
    await expect(toast(clientPage, 'Quote Accepted')).toBeVisible();

    const rows = await untilInvoiced(providerPage, '/provider-admin?tab=invoices', request.name);
    await expect(rows.filter({ hasText: 'Deposit' })).toContainText(/No\. 1.*Sent.*\$164\.85/);
    await expect(rows.filter({ hasText: 'Balance' })).toContainText(/Draft.*Balance.*\$384\.65/);
    await takeEveryPicture(providerPage, 'journey-provider-invoices');
    const owed = await untilInvoiced(clientPage, '/client-admin?tab=invoices', request.name);
    await expect(owed.filter({ hasText: request.name })).toHaveCount(1);
    await takeEveryPicture(clientPage, 'journey-client-invoices');
    await owed.getByRole('link', { name: /^Open/ }).click();
    await expect(clientPage.getByText(/Arrange payment with Northern Lights DJs/)).toBeVisible();
    await takeEveryPicture(clientPage, 'journey-client-invoice');

    await giveBillingAddress(clientPage, '12 Oak Street\nAustin, TX 78701');
    await giveTaxNumber(providerPage, 'US 12-3456789');

    await openInvoice(providerPage, request.name, 'Deposit');
    await expect(providerPage.getByRole('region', { name: 'On the invoice' })).not.toContainText(
      'Oak Street',
    );
    await recordPayment(providerPage, 'Check 1042');
    await untilWorkflowSays(providerPage, { sent: true, paid: false });

    await openInvoice(providerPage, request.name, 'Balance');
    await sendNow(providerPage);
    await expect(providerPage.getByText('No. 2 · Balance', { exact: true })).toBeVisible();
    const said = providerPage.getByRole('region', { name: 'On the invoice' });
    await expect(said).toContainText(/US 12-3456789.*12 Oak Street\s+Austin, TX 78701.*DJ.*\$549\.50/s);
    expect(await savedAs(providerPage, 'Download PDF')).toBe('Invoice 2 – Northern Lights DJs.pdf');
    await recordPayment(providerPage, 'Cash');
    await untilWorkflowSays(providerPage, { sent: true, paid: true });

    await openInvoice(providerPage, request.name, 'Balance');
    await refund(providerPage, '84.65', 'One hour less');
    await expect(providerPage.getByRole('row', { name: /2-1/ })).toContainText('$84.65');
    await takeEveryPicture(providerPage, 'journey-provider-invoice');
    await untilWorkflowSays(providerPage, { sent: true, paid: false });

    await untilInvoiced(clientPage, '/client-admin?tab=invoices', request.name);
    await expect(owed.filter({ hasText: 'Balance' })).toContainText(/Partly Refunded.*\$84\.65 refunded/);
    await takePicture(clientPage, 'journey-client-refunded');
  });
});
