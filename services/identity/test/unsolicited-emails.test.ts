import { randomUUID } from 'node:crypto';
import { findQuoteMailWait, reserveQuoteMail } from '@marquee/contracts/internal-operations';
import { quoteSent } from '@marquee/contracts/messages/quote-messages';
import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import { aClient, aProvider, confirmAddress, startIdentity } from './support/identity-kit.ts';
import type { Identity, SignedUp } from './support/identity-kit.ts';
import { aQuote } from './support/notification-kit.ts';

let identity: Identity;
let provider: SignedUp;
beforeEach(async () => {
  identity = await startIdentity();
  provider = await aProvider(identity);
  await confirmAddress(identity, provider);
});
afterEach(() => identity.stop());

const stranger = 'stranger@example.com';

function aQuoteTo(clientEmail: string, own: Partial<QuoteSnapshot> = {}): QuoteSnapshot {
  const byHand = { clientId: null, eventId: null, clientEmail, clientWroteFirst: false };
  return aQuote({ provider, client: provider }, { ...byHand, validUntil: '2026-12-31', ...own });
}

async function send(quotes: readonly QuoteSnapshot[]): Promise<void> {
  for (const quote of quotes) {
    await identity.deliver(quoteSent, quote);
  }
}

function versionsOf(quote: QuoteSnapshot, last: number): QuoteSnapshot[] {
  return Array.from({ length: last }, (_quote, index) => ({ ...quote, version: index + 1 }));
}

async function mailsAbout(quotes: readonly QuoteSnapshot[]): Promise<string[]> {
  const ids = (await identity.sentEmails()).map(({ id }) => id).filter((id) => id.startsWith('quote-sent.'));
  return ids.filter((id) => quotes.some(({ quoteId }) => id.includes(quoteId)));
}

function reserve({ providerId, quoteId, version, clientEmail }: QuoteSnapshot) {
  const body = { providerId, quoteId, version, email: clientEmail, clientWroteFirst: false };
  return identity.callInternal(reserveQuoteMail, { body });
}

function find({ quoteId, version }: QuoteSnapshot) {
  return identity.callInternal(findQuoteMailWait, { body: { quoteId, version } });
}

describe('emails of a new provider to people who have not written first', () => {
  test('when there are 25 emails within an hour, then 20 are sent in that hour and the others in the next', async () => {
    const quotes = Array.from({ length: 25 }, () => aQuoteTo(`${randomUUID()}@example.com`));

    await send(quotes);
    const atOnce = await mailsAbout(quotes);
    identity.clock.advance({ hours: 1 });

    expect([atOnce.length, (await mailsAbout(quotes)).length]).toEqual([20, 25]);
  });

  test('when the hour’s limit is used up, then reserving a slot returns the time of sending, also for a repeated call', async () => {
    await send(Array.from({ length: 20 }, () => aQuoteTo(`${randomUUID()}@example.com`)));
    const next = aQuoteTo(stranger);

    const answers = [await reserve(next), await reserve(next)];

    const waits = { waitsFor: 'limit', sendsAt: '2026-03-02T16:00:00.000Z' };
    expect([...answers, await find(next)].map(({ body }) => body)).toEqual([waits, waits, waits]);
  });

  test('when some emails wait for hours, then the metric counts the limit once for each waiting email', async () => {
    await send(Array.from({ length: 45 }, () => aQuoteTo(`${randomUUID()}@example.com`)));

    const figures = await (await identity.fetch('/metrics')).text();

    expect(figures).toMatch(/^limits_reached_total\{[^}]*UNSOLICITED_SENDER_LIMIT[^}]*\} 25$/m);
  });

  test('when emails waited for a confirmation, then confirming releases no more than the limit at once', async () => {
    const late = await aProvider(identity);
    const quotes = Array.from({ length: 25 }, () =>
      aQuoteTo(`${randomUUID()}@example.com`, { providerId: late.id }),
    );
    await send(quotes);
    await confirmAddress(identity, late);
    await identity.deliverProviderChanged(late);

    const atOnce = await mailsAbout(quotes);
    identity.clock.advance({ hours: 1 });

    expect([atOnce.length, (await mailsAbout(quotes)).length]).toEqual([20, 25]);
  });

  test('when the provider’s account is 30 days old, then the hourly limit does not apply', async () => {
    identity.clock.advance({ days: 30 });
    const quotes = Array.from({ length: 25 }, () => aQuoteTo(`${randomUUID()}@example.com`));

    await send(quotes);

    expect(await mailsAbout(quotes)).toHaveLength(25);
  });
});

describe('emails of one provider to one person who has not written first', () => {
  test('when there are 7 emails on a day, then 5 are sent that day and the others the next day', async () => {
    const quotes = Array.from({ length: 7 }, () => aQuoteTo(stranger));

    await send(quotes);
    const atOnce = await mailsAbout(quotes);
    identity.clock.advance({ days: 1 });

    expect([atOnce.length, (await mailsAbout(quotes)).length]).toEqual([5, 7]);
  });

  test('when no place is free within 7 days, then the email is never sent and the answer says so', async () => {
    await send(Array.from({ length: 40 }, () => aQuoteTo(stranger)));
    const quote = aQuoteTo(stranger);

    const answers = [await reserve(quote), await reserve(quote)];
    await send([quote]);

    const never = { waitsFor: 'limit', isWithheld: true };
    expect([...answers, await find(quote)].map(({ body }) => body)).toEqual([never, never, never]);
    identity.clock.advance({ days: 30 });
    expect(await mailsAbout([quote])).toEqual([]);
  });

  test('when one quote has 8 versions on a day, then 3 are emailed that day and the newest the next day', async () => {
    const quote = aQuoteTo(stranger);

    await send(versionsOf(quote, 8));
    const atOnce = await mailsAbout([quote]);
    identity.clock.advance({ days: 1 });

    const ids = [1, 2, 3].map((version) => `quote-sent.${quote.quoteId}.${version}`);
    expect(atOnce).toEqual(ids);
    expect(await mailsAbout([quote])).toEqual([...ids, `quote-sent.${quote.quoteId}.8`]);
  });

  test('when the recipient has an unconfirmed account and wrote first, then 20 of 22 emails are sent within the day', async () => {
    const { id: clientId, email } = await aClient(identity);
    const quote = aQuoteTo(email, { clientId, eventId: randomUUID(), clientWroteFirst: true });

    await send(versionsOf(quote, 22));

    expect(await mailsAbout([quote])).toHaveLength(20);
  });

  test('when messages are redelivered, then each email counts and is sent once', async () => {
    const quotes = Array.from({ length: 5 }, () => aQuoteTo(stranger));

    await send([...quotes, ...quotes]);

    expect(await mailsAbout(quotes)).toHaveLength(5);
  });

  test('when the message arrives during the call from the quotes service, then each email counts once', async () => {
    const quotes = Array.from({ length: 5 }, () => aQuoteTo(stranger));
    await Promise.all(quotes.map((quote) => Promise.all([reserve(quote), send([quote]), reserve(quote)])));

    expect(await mailsAbout(quotes)).toHaveLength(5);
  });

  test('when the client has confirmed the address and wrote first, then no limit applies', async () => {
    const client = await aClient(identity);
    await confirmAddress(identity, client);
    const quote = aQuoteTo(client.email, {
      clientId: client.id,
      eventId: randomUUID(),
      clientWroteFirst: true,
    });

    await send(versionsOf(quote, 6));

    expect(await mailsAbout([quote])).toHaveLength(6);
  });

  test('when the provider is suspended, then held emails are not sent', async () => {
    const quotes = Array.from({ length: 7 }, () => aQuoteTo(stranger));
    await send(quotes);
    await mailsAbout(quotes);
    const accounts = identity.connection.collection<{ _id: string }>('accounts');
    await accounts.updateOne({ _id: provider.id }, { $set: { suspendedAt: new Date() } });
    identity.clock.advance({ days: 1 });

    expect(await mailsAbout(quotes)).toHaveLength(5);
  });
});
