import { randomUUID } from 'node:crypto';
import type { InvoiceSnapshot } from '@marquee/contracts/messages/invoice-messages';
import { invoiceRefunded, invoiceSent, invoiceVoided } from '@marquee/contracts/messages/invoice-messages';
import { startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';
import { anInvoice, bothSides, confirmedSides } from './support/notification-kit.ts';

let identity: Identity;
beforeEach(async () => {
  identity = await startIdentity();
});
afterEach(() => identity.stop());

async function subjects(): Promise<string[]> {
  return (await identity.sentEmails())
    .map(({ subject }) => subject)
    .filter((subject) => /invoice/i.test(subject));
}

function refunded(invoice: InvoiceSnapshot, method: 'card' | 'offline'): InvoiceSnapshot {
  const refund = { creditNoteId: randomUUID(), amountCents: 10_000, method };
  return { ...invoice, status: 'partly_refunded', refundedCents: 10_000, refund };
}

describe('a refund', () => {
  test.each([
    { method: 'card', words: 'can take 5 to 10 days to appear there.' },
    { method: 'offline', words: 'Sunset Sound Co. recorded it as paid to you outside Marquee' },
    { method: 'offline', words: 'ask Sunset Sound Co. The credit note is with the invoice.' },
  ] as const)('when a refund is made ($method), then the client gets one email: $words', async (example) => {
    const sides = await confirmedSides(identity);
    const invoice = refunded(anInvoice(sides), example.method);

    await identity.deliver(invoiceRefunded, invoice);
    await identity.deliver(invoiceRefunded, invoice);

    const [mail] = await identity.waitForEmails(1);
    expect(await subjects()).toEqual(['Refund for invoice no. 7, Okafor Wedding']);
    expect(mail).toMatchObject({
      id: `invoice-refunded.${invoice.refund?.creditNoteId ?? ''}`,
      to: sides.client.email,
    });
    expect(mail?.text).toContain('Sunset Sound Co. refunded $100.00 of invoice no. 7 on March 2, 2026 at');
    expect(mail?.text).toContain(example.words);
    expect(mail?.text).toContain(`returnTo=%2Fclient%2Finvoices%2F${invoice.invoiceId}\n`);
  });

  test('when more refunds follow within ten minutes, then they become one email with their sum', async () => {
    const invoice = anInvoice(await bothSides(identity));
    const [first, second, third] = [
      refunded(invoice, 'card'),
      refunded(invoice, 'card'),
      refunded(invoice, 'offline'),
    ];
    for (const example of [first, second, third, second, first, third]) {
      await identity.deliver(invoiceRefunded, example);
    }
    const atOnce = await subjects();
    identity.clock.advance({ minutes: 10 });

    expect(atOnce).toEqual(['Refund for invoice no. 7, Okafor Wedding']);
    expect(await subjects()).toEqual([...atOnce, 'Refunds for invoice no. 7, Okafor Wedding']);
    const text = (await identity.sentEmails()).at(-1)?.text;
    expect(text).toContain('made 2 more refunds of invoice no. 7: $200.00 in all.');
    expect(text).toContain('Refunds to the card you paid with');
    expect(text).toContain('Sunset Sound Co. recorded refunds outside Marquee');
    expect(text).toContain('If you have not received them, ask Sunset Sound Co.\n');
  });

  test('when an invoice has 24 refunds within two hours, then at most 7 emails about refunds are sent', async () => {
    const invoice = anInvoice(await confirmedSides(identity));
    for (let round = 0; round < 12; round += 1) {
      await identity.deliver(invoiceRefunded, refunded(invoice, 'card'));
      await identity.deliver(invoiceRefunded, refunded(invoice, 'card'));
      identity.clock.advance({ minutes: 10 });
    }
    identity.clock.advance({ days: 1 });

    expect((await subjects()).length).toBeLessThanOrEqual(7);
  });
});

describe('an invoice that was sent', () => {
  test.each([
    { voidedFor: 'taken_back', words: 'Sunset Sound Co. voided invoice no. 7 on' },
    {
      voidedFor: 'event_cancelled',
      words: 'Okafor Wedding was cancelled, so invoice no. 7 became void on',
    },
    { voidedFor: 'provider_left', words: 'Sunset Sound Co. left Marquee, so invoice no. 7 became void on' },
  ] as const)(
    'when the invoice is voided ($voidedFor), then the client gets one email',
    async ({ voidedFor, words }) => {
      const invoice = anInvoice(await confirmedSides(identity));
      await identity.deliver(invoiceSent, invoice);
      await identity.waitForEmails(1);

      await identity.deliver(invoiceVoided, { ...invoice, status: 'void', voidedFor });
      await identity.deliver(invoiceVoided, { ...invoice, status: 'void', voidedFor });

      const [, mail] = await identity.waitForEmails(2);
      expect(await subjects()).toEqual([
        'Invoice no. 7 for Okafor Wedding',
        'Invoice no. 7 for Okafor Wedding is void',
      ]);
      expect(mail?.text).toContain(words);
      expect(mail?.text).toContain('Please do not pay this invoice');
    },
  );

  test('when the message that voids the invoice arrives before the one that sends it, then nobody is notified', async () => {
    const invoice = anInvoice(await confirmedSides(identity));

    await identity.deliver(invoiceVoided, { ...invoice, status: 'void', voidedFor: 'taken_back' });
    await identity.deliver(invoiceSent, invoice);

    expect(await subjects()).toEqual([]);
  });
});
