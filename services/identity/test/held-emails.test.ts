import { randomUUID } from 'node:crypto';
import { findQuoteMailWait, reserveQuoteMail } from '@marquee/contracts/internal-operations';
import { quoteAccepted, quoteArchived, quoteSent } from '@marquee/contracts/messages/quote-messages';
import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';
import { createEmailQueueRepository } from '../src/email-queue/email-queue-repository.ts';
import { aProvider, confirmAddress, startIdentity } from './support/identity-kit.ts';
import type { Identity, SignedUp } from './support/identity-kit.ts';
import { aQuote } from './support/notification-kit.ts';

let identity: Identity;
let provider: SignedUp;
beforeEach(async () => {
  identity = await startIdentity();
  provider = await aProvider(identity);
});
afterEach(() => identity.stop());

/** The snapshot of a quote made by hand for a person who has not written first. */
function aQuoteForStranger(own: Partial<QuoteSnapshot> = {}): QuoteSnapshot {
  const stranger = { clientId: null, eventId: null, clientEmail: `${randomUUID()}@example.com` };
  const sides = { provider, client: provider };
  return aQuote(sides, { clientName: 'Lena', clientWroteFirst: false, ...stranger, ...own });
}

async function quoteSubjects(): Promise<string[]> {
  const mails = await identity.sentEmails();
  return mails.map(({ subject }) => subject).filter((subject) => subject.includes('quote'));
}

/** Counts the stored emails about quotes. */
function countStoredEmails(): Promise<number> {
  return identity.connection.collection('mails').countDocuments({ 'letter.kind': 'quote-sent' });
}

async function confirm(): Promise<void> {
  await confirmAddress(identity, provider);
  await identity.deliverProviderChanged(provider);
}

/** Runs the start-up step of another replica. */
async function aNewReplica(): Promise<void> {
  const connection = identity.connection.useDb(identity.connection.name);
  await createEmailQueueRepository(connection).backfillHoldEnds();
}

function reserve({ providerId, quoteId, version, clientEmail, clientWroteFirst }: QuoteSnapshot) {
  const body = { providerId, quoteId, version, email: clientEmail, clientWroteFirst };
  return identity.callInternal(reserveQuoteMail, { body });
}

describe('a quote from an unconfirmed provider to a person who has not written first', () => {
  test('when the quote is sent, then its email waits, and a confirmation releases the email once', async () => {
    await identity.deliver(quoteSent, aQuoteForStranger());
    const before = await quoteSubjects();

    await confirm();
    await identity.deliverProviderChanged(provider);

    expect([before, await quoteSubjects()]).toEqual([[], ['Your quote for Okafor Wedding']]);
  });

  test('when the quotes service reserves a slot for the email, then the email waits until the provider has confirmed', async () => {
    const quote = aQuoteForStranger();

    const waiting = await reserve(quote);
    await confirm();

    expect([waiting.body, (await reserve(quote)).body]).toEqual([{ waitsFor: 'confirmation' }, {}]);
  });

  test.each([true, undefined])(
    'when a reservation has clientWroteFirst %s (undefined: earlier release), then the email does not wait',
    async (clientWroteFirst) => {
      expect((await reserve(aQuoteForStranger({ clientWroteFirst }))).body).toEqual({});
    },
  );

  test('when the quotes service looks up why the email waits, then the reason is the confirmation until the provider has confirmed', async () => {
    const { quoteId, version, ...quote } = aQuoteForStranger();
    await identity.deliver(quoteSent, { ...quote, quoteId, version });
    const ask = () => identity.callInternal(findQuoteMailWait, { body: { quoteId, version } });

    const waiting = await ask();
    await confirm();

    expect([waiting.body, (await ask()).body]).toEqual([{ waitsFor: 'confirmation' }, {}]);
  });

  test('when newer versions were sent meanwhile, then only the newest is emailed, as a first quote', async () => {
    const quote = aQuoteForStranger();
    for (const version of [1, 2, 3]) {
      await identity.deliver(quoteSent, { ...quote, version });
    }

    await confirm();

    expect(await quoteSubjects()).toEqual(['Your quote for Okafor Wedding']);
    expect((await identity.sentEmails()).map(({ id }) => id)).toContain(`quote-sent.${quote.quoteId}.3`);
  });

  test.each([
    [quoteArchived, 'archived'],
    [quoteAccepted, 'client_accepted'],
  ] as const)('when a quote is archived or accepted (%#), then no email is sent', async (message, status) => {
    const quote = aQuoteForStranger();
    await identity.deliver(quoteSent, quote);
    await identity.deliver(message, { ...quote, status });

    await confirm();

    const subjects = (await identity.sentEmails()).map(({ subject }) => subject);
    expect(subjects).not.toContain('Your quote for Okafor Wedding');
  });

  test('when the quote has expired, then the client is not emailed', async () => {
    await identity.deliver(quoteSent, aQuoteForStranger({ validUntil: '2026-03-03' }));
    identity.clock.advance({ days: 3 });

    await confirm();

    expect(await quoteSubjects()).toEqual([]);
  });

  test('when many quotes have expired, then they take no place from valid quotes', async () => {
    for (let quote = 0; quote < 20; quote += 1) {
      await identity.deliver(quoteSent, aQuoteForStranger({ validUntil: '2026-03-03' }));
    }
    await identity.deliver(quoteSent, aQuoteForStranger());
    identity.clock.advance({ days: 3 });

    await confirm();

    expect(await quoteSubjects()).toHaveLength(1);
  });

  test.each([
    ['once the quote has expired', { validUntil: '2026-03-10' }, 10],
    ['after 90 days', { validUntil: '2026-12-31' }, 91],
    ['after 90 days', { validUntil: null }, 91],
  ])('when the provider never confirms, then the email is no longer stored %s', async (_when, own, days) => {
    await identity.deliver(quoteSent, aQuoteForStranger(own));
    const before = await countStoredEmails();
    identity.clock.advance({ days });

    await identity.sentEmails();

    await pollUntil(async () => (await countStoredEmails()) === 0);
    expect([before, await quoteSubjects()]).toEqual([1, []]);
  });

  test('when an earlier release held the email without an end, then the email is no longer stored after 90 days', async () => {
    await identity.deliver(quoteSent, aQuoteForStranger({ validUntil: null }));
    await identity.connection.collection('mails').updateMany({}, { $unset: { holdEndsAt: 1 } });
    await aNewReplica();
    identity.clock.advance({ days: 91 });

    await identity.sentEmails();

    await pollUntil(async () => (await countStoredEmails()) === 0);
    expect(await quoteSubjects()).toEqual([]);
  });

  test('when the provider was erased before the quote arrived, then no email is stored', async () => {
    const quote = aQuoteForStranger();
    await identity.connection
      .collection<{ _id: string }>('accounts')
      .updateOne({ _id: provider.id }, { $set: { erasedAt: new Date(), emailVerified: false } });

    await identity.deliver(quoteSent, quote);

    expect(await countStoredEmails()).toBe(0);
  });

  test('when the provider confirmed before the quote arrived, then the quote is emailed', async () => {
    await confirm();

    await identity.deliver(quoteSent, aQuoteForStranger());

    expect(await quoteSubjects()).toHaveLength(1);
  });

  test('when an earlier release published the quote, which has no request, then the email waits', async () => {
    await identity.deliver(quoteSent, { ...aQuoteForStranger(), clientWroteFirst: undefined });

    expect(await quoteSubjects()).toEqual([]);
  });

  test('when emails are held, then the metrics count them apart from those that wait for the mail server', async () => {
    await identity.deliver(quoteSent, aQuoteForStranger());
    await identity.sentEmails();
    identity.clock.advance({ hours: 2 });

    const figures = await (await identity.fetch('/metrics')).text();

    expect(figures).toMatch(/^mails_held\{[^}]*\} 1$/m);
    expect(figures).toMatch(/^mail_oldest_age_seconds\{[^}]*\} 0$/m);
  });
});
