import { invoiceRefundRequested } from '@marquee/contracts/messages/invoice-messages';
import { startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';
import { anInvoice, confirmedSides } from './support/notification-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

describe('the notification of a refund request', () => {
  test('when the message is redelivered, then the provider gets one email with a link to the invoice', async () => {
    const sides = await confirmedSides(identity);
    const invoice = anInvoice(sides, { status: 'paid' });
    const of = { aggregateId: invoice.invoiceId, aggregateVersion: 5 };

    await identity.deliver(invoiceRefundRequested, invoice, of);
    await identity.deliver(invoiceRefundRequested, invoice, of);

    const mails = (await identity.sentEmails()).filter(({ subject }) =>
      subject.startsWith('Refund requested'),
    );
    expect(mails.map(({ to }) => to)).toEqual([sides.provider.email]);
    expect(mails[0]?.text).toContain(encodeURIComponent(`/provider/invoices/${invoice.invoiceId}`));
  });
});
