import { invoicePaid, invoiceSent, invoiceVoided } from '@marquee/contracts/messages/invoice-messages';
import { startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';
import { anInvoice, confirmedSides } from './support/notification-kit.ts';

let identity: Identity;
beforeEach(async () => {
  identity = await startIdentity();
});
afterEach(() => identity.stop());

async function storedIds(): Promise<string[]> {
  const stored = await identity.connection.collection('mails').find().toArray();
  return stored.map(({ _id }) => String(_id));
}

describe('an invoice', () => {
  test('when an invoice is sent, then its client gets one email with amount, due date and a link', async () => {
    const sides = await confirmedSides(identity);
    const invoice = anInvoice(sides);

    await identity.deliver(invoiceSent, invoice);
    await identity.deliver(invoiceSent, invoice);

    const [mail] = await identity.waitForEmails(1);
    const link = `http://localhost:8080/api/login?returnTo=%2Fclient%2Finvoices%2F${invoice.invoiceId}`;
    expect([await storedIds(), mail?.to]).toEqual([
      [`invoice-sent.${invoice.invoiceId}`],
      sides.client.email,
    ]);
    expect(mail?.subject).toBe('Invoice no. 7 for Okafor Wedding');
    expect(mail?.text).toContain('Sunset Sound Co. sent you invoice no. 7 on March 2, 2026 at 10:00 AM EST.');
    expect(mail?.text).toContain('For: Deposit (30% of $1,549.50)\nAmount: $464.85\nDue on: March 9, 2026');
    expect(mail?.text).toContain(`${link}\n`);
    expect(mail?.html).toContain(`href="${link}"`);
  });

  test('when the amount is no whole percentage of the price, then the email shows both amounts instead of a percentage', async () => {
    const sums = { amountCents: 33_330, quoteTotalCents: 99_999 };

    await identity.deliver(invoiceSent, anInvoice(await confirmedSides(identity), sums));

    expect((await identity.waitForEmails(1))[0]?.text).toContain('For: Deposit ($333.30 of $999.99)');
  });

  test('when an invoice is paid, then its client gets one receipt', async () => {
    const sides = await confirmedSides(identity);
    const invoice = anInvoice(sides, { status: 'paid', paidAt: '2026-03-03T23:30:00.000Z' });

    await identity.deliver(invoicePaid, invoice);
    await identity.deliver(invoicePaid, invoice);

    const [mail, ...others] = await identity.waitForEmails(1);
    expect([mail?.to, others, await storedIds()]).toEqual([
      ...[sides.client.email, []],
      // The first document is only a record that prevents the email about the sent invoice.
      [`invoice-sent.${invoice.invoiceId}`, `invoice-paid.${invoice.invoiceId}`],
    ]);
    expect(mail?.subject).toBe('Receipt for invoice no. 7, Okafor Wedding');
    expect(mail?.text).toContain(
      'Your payment of invoice no. 7 to Sunset Sound Co. was recorded on March 3, 2026 at 06:30 PM EST.',
    );
    expect(mail?.text).toContain('Amount: $464.85');
  });

  test('when the message about voiding arrives before the one about sending, then no email links to the invoice', async () => {
    const invoice = anInvoice(await confirmedSides(identity));

    await identity.deliver(invoiceVoided, { ...invoice, status: 'void' });
    await identity.deliver(invoiceSent, invoice);

    const subjects = (await identity.sentEmails()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('Invoice'))).toEqual([]);
  });

  test('when the message about payment arrives before the one about sending, then only the receipt is sent', async () => {
    const invoice = anInvoice(await confirmedSides(identity));

    await identity.deliver(invoicePaid, { ...invoice, status: 'paid', paidAt: '2026-03-03T23:30:00.000Z' });
    await identity.deliver(invoiceSent, invoice);

    const subjects = (await identity.sentEmails()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /invoice/i.test(subject))).toEqual([
      'Receipt for invoice no. 7, Okafor Wedding',
    ]);
  });

  test('when the invoice demands the full payment, then the email says so', async () => {
    const sides = await confirmedSides(identity);

    await identity.deliver(invoiceSent, anInvoice(sides, { part: 'balance', quoteTotalCents: 46_485 }));

    expect((await identity.waitForEmails(1))[0]?.text).toContain('For: Full payment\nAmount: $464.85');
  });

  test('when the client has no account yet, then the email goes to the client’s address in the message', async () => {
    const sides = await confirmedSides(identity);
    const byHand = { clientId: null, eventId: null, clientEmail: 'Lena@Example.com', clientName: '' };

    await identity.deliver(invoiceSent, anInvoice(sides, byHand));

    expect((await identity.waitForEmails(1))[0]?.to).toBe('Lena@Example.com');
  });

  test('when the client’s account was deleted, then nobody is notified', async () => {
    const sides = await confirmedSides(identity);

    await identity.deliver(invoiceSent, anInvoice({ ...sides, client: sides.provider }));

    expect([await storedIds(), await identity.deadLetters()]).toEqual([[], []]);
  });
});
