import { eventCancelled, eventSent } from '@marquee/contracts/messages/event-messages';
import type { EventSnapshot } from '@marquee/contracts/messages/event-messages';
import {
  invoicePaid,
  invoiceRefundRequested,
  invoiceRefunded,
  invoiceSent,
} from '@marquee/contracts/messages/invoice-messages';
import { quoteAccepted, quoteSent } from '@marquee/contracts/messages/quote-messages';
import { aConfirmedClient, confirmAddress, startIdentity } from './identity-kit.ts';
import type { Identity } from './identity-kit.ts';
import { anEvent, anInvoice, aQuote, bothSides } from './notice-kit.ts';
import type { Sides } from './notice-kit.ts';

let identity: Identity;
let sides: Sides;
beforeEach(async () => {
  identity = await startIdentity();
  sides = await bothSides(identity);
});
afterEach(() => identity.stop());

function aCancelled(own: Partial<EventSnapshot> = {}): EventSnapshot {
  const prize = { cancelReason: 'call 1 900 555 0100 for your prize', cancelledBy: 'provider' as const };
  return anEvent(sides, { status: 'cancelled', ...prize, ...own });
}

async function notices() {
  return (await identity.mails()).filter(({ text }) => !text.includes('?verify='));
}

async function confirmProvider(): Promise<void> {
  await confirmAddress(identity, sides.provider);
  await identity.hearOfProvider(sides.provider);
}

async function confirmClient(): Promise<void> {
  await confirmAddress(identity, sides.client);
  await identity.hearOfClient(sides.client);
}

describe('a mail from an account to another when neither has confirmed an address', () => {
  test('when the provider cancels, then it waits, and a confirmation of the provider sends it with the reason', async () => {
    await identity.deliver(eventCancelled, aCancelled());
    const before = await notices();

    await confirmProvider();
    await identity.hearOfProvider(sides.provider);

    const mails = await notices();
    expect([before, mails.map(({ subject }) => subject)]).toEqual([[], ['Cancelled: Okafor Wedding']]);
    expect(mails[0]?.text).toContain('Reason: call 1 900 555 0100');
  });

  test('when its recipient confirms an address, then it is sent without what the sender has typed as the reason', async () => {
    await identity.deliver(eventCancelled, aCancelled());

    await confirmClient();

    const mails = await notices();
    expect(mails.map(({ subject }) => subject)).toEqual(['Cancelled: Okafor Wedding']);
    expect(mails[0]?.text).not.toContain('Reason');
  });

  test.each([
    ['a request', 1, eventSent, (both: Sides) => anEvent(both)],
    ['an acceptance', 2, quoteAccepted, (both: Sides) => aQuote(both)],
    ['a quote', 1, quoteSent, (both: Sides) => aQuote(both, { clientWroteFirst: true })],
    ['an invoice', 1, invoiceSent, (both: Sides) => anInvoice(both)],
    ['a receipt', 1, invoicePaid, (both: Sides) => anInvoice(both, { status: 'paid' })],
    ['a refund', 1, invoiceRefunded, (both: Sides) => anInvoice(both, { refund })],
    ['a request for a refund', 1, invoiceRefundRequested, (both: Sides) => anInvoice(both)],
  ] as const)(
    'when it is about %s, then %d wait, and confirming sends them',
    async (_about, count, message, of) => {
      await identity.deliver(message as typeof eventSent, of(sides) as EventSnapshot);
      const before = await notices();

      await confirmProvider();

      expect([before.length, (await notices()).length]).toEqual([0, count]);
    },
  );

  test.each([
    [true, 1],
    [false, 0],
  ])(
    'when its client wrote first (%s) and confirms, then %d mails about a quote go',
    async (wrote, count) => {
      await identity.deliver(quoteSent, aQuote(sides, { clientWroteFirst: wrote }));

      await confirmClient();

      expect(await notices()).toHaveLength(count);
    },
  );

  test('when a request is cancelled before it was mailed, then no mail tells of the request', async () => {
    const event = anEvent(sides);
    await identity.deliver(eventSent, event);
    await identity.deliver(eventCancelled, {
      ...aCancelled({ cancelledBy: 'client' }),
      eventId: event.eventId,
    });

    await confirmProvider();

    expect((await notices()).map(({ subject }) => subject)).toEqual(['Cancelled: Okafor Wedding']);
  });

  test('when the sender has left since, then a confirmation of the recipient sends nothing of it', async () => {
    await identity.deliver(eventCancelled, aCancelled());
    const accounts = identity.connection.collection<{ _id: string }>('accounts');
    await accounts.deleteOne({ email: sides.provider.email });

    await confirmClient();

    expect(await notices()).toEqual([]);
  });
});

const refund = {
  creditNoteId: '0c2f7e0c-6c39-4f6a-9a0a-6b9d6c8f0b11',
  amountCents: 100,
  method: 'card' as const,
};

describe('a mail to an address that nobody has confirmed', () => {
  test('when a confirmed provider cancels seven requests within a day, then five go, and the others the next day', async () => {
    await confirmProvider();

    for (let time = 0; time < 7; time += 1) {
      await identity.deliver(eventCancelled, aCancelled());
    }
    const atOnce = await notices();
    identity.clock.advance({ days: 1 });

    expect([atOnce.length, (await notices()).length]).toEqual([5, 7]);
  });

  test('when it is refunded again and again, then five mails go within a day', async () => {
    await confirmProvider();
    const invoice = anInvoice(sides);

    for (let time = 0; time < 7; time += 1) {
      const creditNoteId = `${refund.creditNoteId.slice(0, -1)}${time}`;
      await identity.deliver(invoiceRefunded, { ...invoice, refund: { ...refund, creditNoteId } });
    }

    expect(await notices()).toHaveLength(5);
  });
});

describe('a mail to a confirmed address', () => {
  test('when an unconfirmed provider cancels, then it goes at once, with the reason', async () => {
    sides = { ...sides, client: await aConfirmedClient(identity) };

    await identity.deliver(eventCancelled, aCancelled());

    expect((await notices())[0]?.text).toContain('Reason: call 1 900 555 0100');
  });
});
