import { eventCancelled, eventSent } from '@marquee/contracts/messages/event-messages';
import { quoteAccepted, quoteArchived, quoteSent } from '@marquee/contracts/messages/quote-messages';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';
import { startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';
import { anEvent, aQuote, confirmedSides } from './support/notification-kit.ts';

let identity: Identity;
beforeEach(async () => {
  identity = await startIdentity();
});
afterEach(() => identity.stop());

async function storedIds(): Promise<string[]> {
  const stored = await identity.connection.collection('mails').find().toArray();
  return stored.map(({ _id }) => String(_id));
}

describe('the notification of a request', () => {
  test('when a request is sent, then its provider gets one email that says who, what and when, with a link', async () => {
    const sides = await confirmedSides(identity);
    const event = anEvent(sides);

    await identity.deliver(eventSent, event);
    await identity.deliver(eventSent, event);

    const [mail] = await identity.waitForEmails(1);
    expect(mail).toMatchObject({ id: `request-received.${event.eventId}`, to: sides.provider.email });
    expect(mail?.subject).toBe('A new request: Okafor Wedding');
    expect(mail?.text).toContain('Amara Okafor sent you a request on March 2, 2026 at 10:00 AM EST.');
    expect(mail?.text).toContain('Date: Saturday, June 20, 2026\nStarts at: 05:00 PM');
    expect(mail?.text).toContain('http://localhost:8080/api/login?returnTo=%2Fprovider\n');
    expect(await storedIds()).toEqual([mail?.id]);
  });

  test('when the provider’s account was deleted, then nobody is notified', async () => {
    const sides = await confirmedSides(identity);

    await identity.deliver(eventSent, anEvent({ ...sides, provider: sides.client }));

    expect([await storedIds(), await identity.deadLetters()]).toEqual([[], []]);
  });
});

describe('the notifications of a quote', () => {
  test('when a quote is sent and a revision is sent, then the client gets an email for each version, with the public link', async () => {
    const sides = await confirmedSides(identity);
    const quote = aQuote(sides);

    for (const version of [1, 1, 2]) {
      await identity.deliver(quoteSent, { ...quote, version });
    }

    const [first, revised] = await identity.waitForEmails(2);
    expect(await storedIds()).toHaveLength(2);
    expect([first?.to, first?.subject]).toEqual([sides.client.email, 'Your quote for Okafor Wedding']);
    expect(first?.text).toContain(`http://localhost:8080/quote?quote=${quote.quoteId}\n`);
    expect(first?.text).toContain('Total: $1,549.50\nValid until: April 1, 2026');
    expect(revised?.subject).toBe('A revised quote for Okafor Wedding');
    expect(revised?.text).toContain('Sunset Sound Co. sent you a revised quote on March 2, 2026');
  });

  test('when the quote was made by hand, then the email goes to the address that the provider typed', async () => {
    const sides = await confirmedSides(identity);
    const byHand = {
      clientId: null,
      eventId: null,
      clientEmail: 'Lena@Example.com',
      clientName: '',
      clientWroteFirst: true,
    };

    await identity.deliver(quoteSent, aQuote(sides, byHand));

    const [mail] = await identity.waitForEmails(1);
    expect(mail?.to).toBe('Lena@Example.com');
    expect(mail?.text).toContain('sign up as a client with Lena@Example.com and confirm that address');
  });

  test('when the quote is archived before its email is sent, then the email is cancelled', async () => {
    const quote = aQuote(await confirmedSides(identity), { version: 2 });
    const nextAttemptAt = new Date(identity.clock.now().getTime() + 3_600_000);
    await identity.deliver(quoteSent, quote);
    await identity.waitForEmails(1);
    const mails = identity.connection.collection<{ _id: string; [field: string]: unknown }>('mails');
    await pollUntil(async () => (await mails.countDocuments({ sentAt: { $exists: true } })) === 1);
    await mails.insertOne({ _id: `quote-sent.${quote.quoteId}.1`, attempts: 1, nextAttemptAt });

    await identity.deliver(quoteArchived, { ...quote, status: 'archived' });

    expect(await mails.countDocuments({ nextAttemptAt: { $exists: true } })).toBe(0);
    expect(await mails.countDocuments({ kind: 'quote-sent' })).toBe(1);
  });

  test('when the message about the archiving arrives first and again last, then no email links to the quote', async () => {
    const quote = aQuote(await confirmedSides(identity), { version: 2 });
    const archived = { ...quote, status: 'archived' as const };

    await identity.deliver(quoteArchived, archived);
    for (const version of [1, 2]) {
      await identity.deliver(quoteSent, { ...quote, version });
    }
    await identity.deliver(quoteArchived, archived);

    const subjects = (await identity.sentEmails()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('quote'))).toEqual([]);
  });

  test('when a quote is accepted, then the provider gets one email with links to quote and invoices, and the client another', async () => {
    const sides = await confirmedSides(identity);
    const quote = aQuote(sides, { version: 2, clientAcceptedAt: '2026-03-03T23:30:00.000Z' });

    await identity.deliver(quoteAccepted, quote);
    await identity.deliver(quoteAccepted, quote);

    const mail = (await identity.waitForEmails(2)).find(({ to }) => to === sides.provider.email);
    const toQuote = `/api/login?returnTo=%2Fprovider%2Fquotes%2F${quote.quoteId}`;
    const toInvoices = '/api/login?returnTo=%2Fprovider-admin%3Ftab%3Dinvoices';
    expect([await storedIds(), mail?.id]).toEqual([
      [`quote-accepted.${quote.quoteId}`, `you-are-booked.${quote.quoteId}`],
      `quote-accepted.${quote.quoteId}`,
    ]);
    expect(mail?.text).toContain('accepted version 2 of your quote on March 3, 2026 at 06:30 PM EST.');
    for (const link of [toQuote, toInvoices]) {
      expect(mail?.text).toContain(`http://localhost:8080${link}\n`);
      expect(mail?.html).toContain(`href="http://localhost:8080${link}"`);
    }
  });
});

describe('the notifications of a cancelled event', () => {
  test.each([
    ['client', 'provider', 'Amara Okafor cancelled this event'],
    ['provider', 'client', 'Sunset Sound Co. cancelled this event'],
  ] as const)(
    'when the %s cancels, then the %s gets one email with the reason',
    async (cancelledBy, recipient, words) => {
      const sides = await confirmedSides(identity);
      const event = anEvent(sides, { status: 'cancelled', cancelReason: 'Moving away', cancelledBy });

      await identity.deliver(eventCancelled, event, { aggregateVersion: 3 });
      await identity.deliver(eventCancelled, { ...event, payableCents: 100 }, { aggregateVersion: 4 });

      const [mail] = await identity.waitForEmails(1);
      expect(await storedIds()).toEqual([`event-cancelled.${event.eventId}`]);
      expect([mail?.to, mail?.subject]).toEqual([sides[recipient].email, 'Cancelled: Okafor Wedding']);
      expect(mail?.text).toContain(`${words} on March 2, 2026 at 10:00 AM EST.`);
      expect(mail?.text).toContain('Reason: Moving away');
    },
  );

  test.each([
    {
      cancelledBy: 'client',
      recipient: 'provider',
      page: '%2Fprovider-admin%3Ftab%3Dinvoices',
      words:
        'Unpaid invoices are void, except overdue ones. Payments are not refunded automatically.\n\nNext: the date is free again. If you were paid for this event, open its invoices and refund what you owe.',
    },
    {
      cancelledBy: 'provider',
      recipient: 'client',
      page: '%2Fclient-admin%3Ftab%3Dinvoices',
      words:
        'Unpaid invoices are void, except overdue ones. Payments are not refunded automatically.\n\nNext: if you have paid for this event, ask your provider for a refund. To book someone else, create an event for another provider.',
    },
  ] as const)(
    'when a booking is cancelled by the $cancelledBy, then the $recipient gets an email about unpaid invoices and refunds',
    async ({ cancelledBy, page, words }) => {
      const sides = await confirmedSides(identity);
      const event = anEvent(sides, { status: 'cancelled', cancelledBy, payableCents: 154_950 });

      await identity.deliver(eventCancelled, event);

      const [mail] = await identity.waitForEmails(1);
      expect(mail?.text).toContain(words);
      expect(mail?.text).toContain(`View your invoices:\nhttp://localhost:8080/api/login?returnTo=${page}\n`);
    },
  );

  test('when the event was never booked, then the email does not mention invoices', async () => {
    const sides = await confirmedSides(identity);

    await identity.deliver(eventCancelled, anEvent(sides, { status: 'cancelled', cancelledBy: 'client' }));

    const [mail] = await identity.waitForEmails(1);
    expect(mail?.text).toContain('No action is needed: the date is free again.');
    expect(mail?.text).not.toMatch(/invoice|refund/);
  });

  test('when the message does not say who cancelled, then its actor counts as the side that cancelled', async () => {
    const sides = await confirmedSides(identity);
    const event = anEvent(sides, { status: 'cancelled', cancelledBy: null });

    await identity.deliver(eventCancelled, event, { actor: sides.client.id });

    expect((await identity.waitForEmails(1))[0]?.to).toBe(sides.provider.email);
  });
});
