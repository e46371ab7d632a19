import {
  invoiceBecameOverdue,
  invoicePaid,
  invoiceReminded,
  overdueSummarized,
} from '@marquee/contracts/messages/invoice-messages';
import type { InvoiceSnapshot } from '@marquee/contracts/messages/invoice-messages';
import { startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';
import { anInvoice, bothSides, confirmedSides } from './support/notification-kit.ts';
import type { Sides } from './support/notification-kit.ts';

let identity: Identity;
let sides: Sides;

/** Sets the clock to three days before the due date of the invoice. */
beforeEach(async () => {
  identity = await startIdentity();
  sides = await confirmedSides(identity);
  identity.clock.set(new Date('2026-03-06T14:00:00.000Z'));
});
afterEach(() => identity.stop());

function remind(invoice: InvoiceSnapshot, reminder: InvoiceSnapshot['reminder']): Promise<void> {
  const arrival = { aggregateId: invoice.invoiceId, aggregateVersion: 3 };
  return identity.deliver(invoiceReminded, { ...invoice, reminder }, arrival);
}

function paid(invoice: InvoiceSnapshot, paidBy?: InvoiceSnapshot['paidBy']): Promise<void> {
  const payload = { ...invoice, status: 'paid', paidAt: '2026-03-06T14:00:00.000Z', paidBy } as const;
  return identity.deliver(invoicePaid, payload, { aggregateId: invoice.invoiceId, aggregateVersion: 4 });
}

const beforeDue = { reminderId: '-3', days: -3 };
const byHand = { reminderId: 'by-hand', days: null };

async function subjects(): Promise<string[]> {
  return (await identity.sentEmails())
    .map(({ subject }) => subject)
    .filter((subject) => /Okafor|overdue/.test(subject));
}

describe('a reminder of an invoice', () => {
  test('when a reminder is due, then the client gets one email with the days, the amount and a link to pay', async () => {
    const invoice = anInvoice(sides);

    await remind(invoice, beforeDue);
    await remind(invoice, beforeDue);

    const [mail, ...others] = await identity.waitForEmails(1);
    expect([mail?.to, others]).toEqual([sides.client.email, []]);
    expect(mail?.subject).toBe('Reminder: invoice no. 7 for Okafor Wedding is due in 3 days');
    expect(mail?.text).toContain(
      'Hi Amara,\n\nYour payment of $464.85 to Sunset Sound Co. is due in 3 days, on March 9, 2026.',
    );
    expect(mail?.text).toContain('For: Deposit (30% of $1,549.50)');
    expect(mail?.text).toContain(
      `Pay $464.85:\nhttp://localhost:8080/api/login?returnTo=%2Fclient%2Finvoices%2F${invoice.invoiceId}`,
    );
  });

  test('when the due date has passed, then the reminder says since when', async () => {
    identity.clock.set(new Date('2026-03-12T13:00:00.000Z'));

    await remind(anInvoice(sides), { reminderId: '3', days: 3 });

    const [mail] = await identity.waitForEmails(1);
    expect(mail?.subject).toBe('Overdue: invoice no. 7 for Okafor Wedding');
    expect(mail?.text).toContain('to Sunset Sound Co. was due 3 days ago, on March 9, 2026.');
  });

  test('when the provider sent the reminder by hand, then it says so', async () => {
    await remind(anInvoice(sides), byHand);

    expect((await identity.waitForEmails(1))[0]?.text).toContain(
      'Sunset Sound Co. sent you a reminder on March 6, 2026 at 09:00 AM EST.',
    );
  });

  test('when the next reminder is due before a reminder is sent, then the earlier reminder is not sent', async () => {
    identity.clock.set(new Date('2026-03-09T13:00:00.000Z'));

    await remind(anInvoice(sides), beforeDue);

    expect(await subjects()).toEqual([]);
  });

  test.each([beforeDue, byHand])(
    'when the invoice was paid before reminder $reminderId was sent, then that reminder is not sent',
    async (reminder) => {
      const invoice = anInvoice(sides);
      await paid(invoice);

      await remind(invoice, reminder);

      expect((await subjects()).filter((subject) => subject.startsWith('Reminder'))).toEqual([]);
    },
  );

  test('when a reminder seems early because another clock is ahead, then it is still sent', async () => {
    identity.clock.set(new Date('2026-03-06T13:59:59.000Z'));

    await remind(anInvoice(sides), beforeDue);

    expect((await identity.waitForEmails(1))[0]?.subject).toContain('is due in 3 days');
  });

  test.each([beforeDue, byHand])(
    'when the client’s address is not confirmed and the invoice is paid, then no content of reminder $reminderId remains stored',
    async (reminder) => {
      await identity.stop();
      identity = await startIdentity();
      sides = await bothSides(identity);
      identity.clock.set(new Date('2026-03-06T14:00:00.000Z'));
      const invoice = anInvoice(sides);
      await remind(invoice, reminder);

      await paid(invoice, 'offline');

      const mails = identity.connection.collection<{ _id: string }>('mails');
      const waiting = await mails.findOne({
        _id: `invoice-reminder.${invoice.invoiceId}.${reminder.reminderId}`,
      });
      expect(waiting).not.toHaveProperty('heldUntil');
      expect(waiting).not.toHaveProperty('letter');
    },
  );

  test('when the provider is suspended, then the client is not reminded', async () => {
    const suspended = { $set: { suspendedAt: new Date('2026-03-05T14:00:00.000Z') } };
    await identity.connection.collection('accounts').updateOne({ email: sides.provider.email }, suspended);

    await remind(anInvoice(sides), beforeDue);

    expect(await subjects()).toEqual([]);
  });
});

describe('emails to the provider about payments', () => {
  test('when an invoice is paid by card, then the provider gets one email with the amount', async () => {
    const invoice = anInvoice(sides);

    await paid(invoice, 'card');
    await paid(invoice, 'card');

    const toProvider = (await identity.waitForEmails(2)).filter(({ to }) => to === sides.provider.email);
    expect(toProvider.map(({ subject }) => subject)).toEqual([
      'Amara Okafor paid $464.85 for Okafor Wedding',
    ]);
    expect(toProvider[0]?.text).toContain(
      'Amara Okafor paid invoice no. 7 by card on March 6, 2026 at 09:00 AM EST.',
    );
    expect(toProvider[0]?.text).toContain(`returnTo=%2Fprovider%2Finvoices%2F${invoice.invoiceId}\n`);
  });

  test.each(['offline', undefined] as const)(
    'when the payment is %s, then only the client gets an email',
    async (paidBy) => {
      await paid(anInvoice(sides), paidBy);

      expect(await subjects()).toEqual(['Receipt for invoice no. 7, Okafor Wedding']);
    },
  );

  test('when an invoice becomes overdue, then the provider gets one email', async () => {
    const invoice = anInvoice(sides);

    await identity.deliver(invoiceBecameOverdue, invoice);
    await identity.deliver(invoiceBecameOverdue, invoice);

    const [mail, ...others] = await identity.waitForEmails(1);
    expect([mail?.to, mail?.subject, others]).toEqual([
      ...[sides.provider.email, 'Overdue: invoice no. 7 for Okafor Wedding'],
      [],
    ]);
    expect(mail?.text).toContain('Amara Okafor has not paid invoice no. 7. It was due on March 9, 2026.');
  });

  test('when the message about earlier overdue invoices arrives, then one email lists the named invoices and the number of the others', async () => {
    identity.clock.set(new Date('2026-05-23T14:00:00.000Z'));
    const { invoiceId, number, eventName, clientName, amountCents, timeZone } = anInvoice(sides);
    const row = { invoiceId, number, eventName, clientName, amountCents, dueOn: '2026-03-09', timeZone };
    const other = { ...row, number: 9, eventName: 'visit www.example.com', dueOn: '2026-05-22' };
    const [providerId, invoices] = [sides.provider.id, [row, other]];
    const summary = { providerId, count: 3, overdueCents: 139_455, invoices };

    await identity.deliver(overdueSummarized, summary);
    await identity.deliver(overdueSummarized, summary);

    const [mail, ...others] = await identity.waitForEmails(1);
    expect([mail?.to, mail?.subject, others]).toEqual([sides.provider.email, '3 invoices are overdue', []]);
    expect(mail?.text).toContain('3 invoices are overdue: $1,394.55 in total.');
    expect(mail?.text).toContain(
      'No. 7, Okafor Wedding, Amara Okafor: $464.85, 75 days overdue (due March 9, 2026)\n' +
        'No. 9, visit [address removed], Amara Okafor: $464.85, 1 day overdue (due May 22, 2026)',
    );
    expect(mail?.text).toContain('You will find 1 more in your list of invoices.');
  });
});
