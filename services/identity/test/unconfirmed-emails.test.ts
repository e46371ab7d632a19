import { eventCancelled, eventSent } from '@marquee/contracts/messages/event-messages';
import type { EventSnapshot } from '@marquee/contracts/messages/event-messages';
import {
  invoicePaid,
  invoiceRefundRequested,
  invoiceRefunded,
  invoiceSent,
} from '@marquee/contracts/messages/invoice-messages';
import { quoteAccepted, quoteSent } from '@marquee/contracts/messages/quote-messages';
import { aConfirmedClient, confirmAddress, startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';
import { anEvent, anInvoice, aQuote, bothSides } from './support/notification-kit.ts';
import type { Sides } from './support/notification-kit.ts';

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

async function notifications() {
  return (await identity.sentEmails()).filter(({ text }) => !text.includes('?verify='));
}

async function confirmProvider(): Promise<void> {
  await confirmAddress(identity, sides.provider);
  await identity.deliverProviderChanged(sides.provider);
}

describe('emails between two accounts that have not confirmed their addresses', () => {
  test.each([
    ['a request', 1, eventSent, (both: Sides) => anEvent(both)],
    ['a cancellation', 1, eventCancelled, () => aCancelled()],
    ['an acceptance', 2, quoteAccepted, (both: Sides) => aQuote(both)],
    ['a quote', 1, quoteSent, (both: Sides) => aQuote(both, { clientWroteFirst: true })],
    ['an invoice', 1, invoiceSent, (both: Sides) => anInvoice(both)],
    ['a receipt', 1, invoicePaid, (both: Sides) => anInvoice(both, { status: 'paid' })],
    ['a refund', 1, invoiceRefunded, (both: Sides) => anInvoice(both, { refund })],
    ['a request for a refund', 1, invoiceRefundRequested, (both: Sides) => anInvoice(both)],
  ] as const)('when the subject is %s, then %d emails go out at once', async (_about, count, message, of) => {
    await identity.deliver(message as typeof eventSent, of(sides) as EventSnapshot);

    expect(await notifications()).toHaveLength(count);
  });

  test('when there are 22 emails within a day, then 20 are sent that day and the others the next day', async () => {
    for (let time = 0; time < 22; time += 1) {
      await identity.deliver(eventCancelled, aCancelled());
    }
    const atOnce = await notifications();
    identity.clock.advance({ days: 1 });

    expect([atOnce.length, (await notifications()).length]).toEqual([20, 22]);
  });

  test('when a request is cancelled while its email waits, then only the email about the cancellation is sent', async () => {
    for (let time = 0; time < 20; time += 1) {
      await identity.deliver(eventSent, anEvent(sides));
    }
    const event = anEvent(sides, { name: 'The last one' });
    await identity.deliver(eventSent, event);
    const cancelled = { ...event, status: 'cancelled', cancelledBy: 'client' } as const;
    await identity.deliver(eventCancelled, cancelled);
    identity.clock.advance({ days: 1 });

    const subjects = (await notifications()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('The last one'))).toEqual([
      'Cancelled: The last one',
    ]);
  });

  test('when the client has not written first, then a quote’s email waits until the provider confirms an address', async () => {
    await identity.deliver(quoteSent, aQuote(sides, { clientWroteFirst: false }));
    const before = await notifications();

    await confirmProvider();

    expect([before.length, (await notifications()).length]).toEqual([0, 1]);
  });

  test('when the client has confirmed an address and wrote first, then a quote is emailed at once', async () => {
    sides = { ...sides, client: await aConfirmedClient(identity) };

    await identity.deliver(quoteSent, aQuote(sides, { clientWroteFirst: true }));

    expect(await notifications()).toHaveLength(1);
  });

  test('when a newer version of a quote is sent at once, then the email about the older version is never sent', async () => {
    const quote = aQuote(sides, { clientWroteFirst: false });
    await identity.deliver(quoteSent, quote);
    await identity.deliver(quoteSent, { ...quote, version: 2, clientWroteFirst: true });

    await confirmProvider();

    const ids = (await notifications()).map(({ id }) => id);
    expect(ids).toEqual([`quote-sent.${quote.quoteId}.2`]);
  });
});

const refund = {
  creditNoteId: '0c2f7e0c-6c39-4f6a-9a0a-6b9d6c8f0b11',
  amountCents: 100,
  method: 'card' as const,
};
