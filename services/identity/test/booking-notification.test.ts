import { eventCancelled } from '@marquee/contracts/messages/event-messages';
import { quoteAccepted, quoteArchived } from '@marquee/contracts/messages/quote-messages';
import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import { startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';
import { anEvent, aQuote, confirmedSides } from './support/notification-kit.ts';
import type { Sides } from './support/notification-kit.ts';

let identity: Identity;
let sides: Sides;
beforeEach(async () => {
  identity = await startIdentity();
  sides = await confirmedSides(identity);
});
afterEach(() => identity.stop());

const deposit = { deposit: { kind: 'percent', percent: 30 }, balanceDueDaysBefore: 14 } as const;

function anAcceptance(own: Partial<QuoteSnapshot> = {}): QuoteSnapshot {
  const accepted = { status: 'client_accepted', clientAcceptedAt: '2026-03-02T15:00:00.000Z' } as const;
  return aQuote(sides, { ...accepted, paymentSchedule: deposit, ...own });
}

function accept(quote: QuoteSnapshot): Promise<void> {
  return identity.deliver(quoteAccepted, quote, { aggregateId: quote.quoteId, aggregateVersion: 5 });
}

async function toClient() {
  return (await identity.sentEmails()).filter(
    ({ to, subject }) => to === sides.client.email && subject.includes('booked'),
  );
}

describe('a booking', () => {
  test('when a client has accepted, then one email says what is booked, with whom, when, and what is due next', async () => {
    const quote = anAcceptance();

    await accept(quote);
    await accept(quote);

    const [mail, ...others] = await toClient();
    expect([mail?.subject, others]).toEqual(['You are booked: Okafor Wedding', []]);
    expect(mail?.text).toContain(
      'Hi Amara,\n\nYou accepted the quote from Sunset Sound Co. on March 2, 2026 at 10:00 AM EST. Sunset Sound Co. is booked for your event.',
    );
    expect(mail?.text).toContain(
      'Date: Saturday, June 20, 2026\nBooked with: Sunset Sound Co.\nTotal: $1,549.50\n' +
        'Deposit: $464.85, due March 2, 2026\nBalance: $1,084.65, due June 6, 2026',
    );
    expect(mail?.text).toContain(
      'Next: pay $464.85 by March 2, 2026. The invoice comes in a separate email.',
    );
    expect(mail?.text).toContain('View your booking:\n');
  });

  test('when nothing is due soon, then the email says when the invoice will be sent', async () => {
    await accept(anAcceptance({ paymentSchedule: { ...deposit, deposit: { kind: 'none' } } }));

    const [mail] = await toClient();
    expect(mail?.text).toContain(
      'Next: pay $1,549.50 by June 6, 2026. We will email the invoice on May 23, 2026.',
    );
  });

  test('when the provider made the quote by hand, then the email has no event date and links to the client’s quotes', async () => {
    await accept(anAcceptance({ eventId: null, eventDate: '' }));

    const [mail] = await toClient();
    expect(mail?.text).not.toContain('Date:');
    expect(mail?.text).toContain(
      'View your booking:\nhttp://localhost:8080/api/login?returnTo=%2Fclient-admin%3Ftab%3Dquotes',
    );
  });

  test('when deposit and balance fall due on the same day, then the next payment is their sum', async () => {
    await accept(anAcceptance({ eventId: null, eventDate: '' }));

    const [mail] = await toClient();
    expect(mail?.text).toContain(
      'Next: pay $1,549.50 by March 2, 2026. The invoices come in separate emails.',
    );
  });

  test('when the event is cancelled before the email is sent, then the email is not sent', async () => {
    const event = anEvent(sides, { status: 'cancelled', payableCents: 154_950, cancelledBy: 'provider' });
    await identity.deliver(eventCancelled, event, { aggregateId: event.eventId, aggregateVersion: 5 });

    await accept(anAcceptance({ eventId: event.eventId }));

    expect(await toClient()).toEqual([]);
  });

  test('when the client’s address is not confirmed and the quote is archived, then no content of the email remains stored', async () => {
    await identity.connection.collection('accounts').updateMany({}, { $set: { emailVerified: false } });
    const quote = anAcceptance({ eventId: null });
    await accept(quote);

    await identity.deliver(quoteArchived, { ...quote, status: 'archived' });

    const mails = identity.connection.collection<{ _id: string }>('mails');
    expect(await mails.findOne({ _id: `you-are-booked.${quote.quoteId}` })).not.toHaveProperty('letter');
  });
});
