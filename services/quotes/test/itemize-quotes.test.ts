import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import { quoteAccepted, quoteErased, quoteItemized } from '@marquee/contracts/messages/quote-messages';
import * as api from '@marquee/contracts/quote-operations';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';
import { aProvider } from './support/a-provider.ts';
import { messagesOf } from './support/messages-of.ts';
import { accept, quoteIn } from './support/quote-in.ts';
import type { Quoted } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(() => quotes.stop());

const agreement = {
  lines: [
    {
      serviceName: 'DJ',
      serviceDescription: '',
      quantity: 1,
      unitPriceCents: 59_900,
      lineTotalCents: 59_900,
    },
  ],
  discountCents: 0,
  providerEmail: 'dev@sunset.example',
  providerAddress: '9 Pier Road',
};

async function accepted(): Promise<Quoted> {
  const quoted = await quoteIn(quotes, 'sent_to_client');
  const { providerId } = quoted.event;
  await quotes.deliver(providerChanged, aProvider({ providerId }), { aggregateId: providerId });
  return quoted;
}

/** An accepted quote as an earlier release stored it: without the mark that the lines were published. */
async function acceptedEarlier(): Promise<Quoted> {
  const quoted = await quoteIn(quotes, 'client_accepted');
  const stored = quotes.connection.collection<{ _id: string }>('quotes');
  await stored.updateOne({ _id: quoted.quote.id }, { $unset: { isItemized: 1 } });
  return quoted;
}

async function itemizedOf({ quote }: Quoted) {
  const published = await messagesOf(quotes, quote.id);
  return published.filter(({ type }) => type === quoteItemized.type);
}

describe('the lines of an accepted quote', () => {
  test('when the quote is accepted, then both messages about it have its lines and the provider’s email and address', async () => {
    const quoted = await accepted();

    await accept(quotes, quoted);

    const published = (await messagesOf(quotes, quoted.quote.id)).slice(-2);
    expect(published).toMatchObject([
      { type: quoteItemized.type, payload: { agreement } },
      { type: quoteAccepted.type, payload: { agreement } },
    ]);
  });

  test('when the quote is archived after its acceptance, then the message about the archiving does not have its lines', async () => {
    const { quote, params, provider } = await quoteIn(quotes, 'client_accepted');

    await quotes.call(api.updateQuote, { as: provider, params, body: { archived: true } });

    const published = await messagesOf(quotes, quote.id);
    expect(published.at(-1)?.type).toBe('quotes.quote.archived.v1');
    expect(published.at(-1)?.payload).not.toHaveProperty('agreement');
  });

  test('when the quote is not accepted, then no message has its lines', async () => {
    const { quote } = await quoteIn(quotes, 'sent_to_client');

    const published = await messagesOf(quotes, quote.id);
    expect(published.filter(({ payload }) => JSON.stringify(payload).includes('agreement'))).toEqual([]);
  });

  test('when the quote was accepted under an earlier release, then the start of this release publishes the quote’s lines once', async () => {
    const quoted = await acceptedEarlier();
    const before = (await itemizedOf(quoted)).length;

    await Promise.all([quotes.initAgain(), quotes.initAgain()]);
    await quotes.initAgain();
    quotes.wake();

    expect((await itemizedOf(quoted)).slice(before)).toMatchObject([
      { payload: { agreement: { lines: agreement.lines } } },
    ]);
  });

  test('when a replica of an earlier release accepts a quote after this release started, then this release publishes the quote’s lines', async () => {
    const quoted = await acceptedEarlier();
    const before = (await itemizedOf(quoted)).length;

    quotes.wake();

    await pollUntil(async () => (await itemizedOf(quoted)).length > before);
    expect((await itemizedOf(quoted)).at(-1)).toMatchObject({
      payload: { agreement: { lines: agreement.lines } },
    });
  });

  test('when the lines were published late, then readers see no change except the revision', async () => {
    const quoted = await acceptedEarlier();
    const { provider, params, quote } = quoted;

    await quotes.initAgain();

    const { body } = await quotes.call(api.getQuote, { as: provider, params });
    const { body: history } = await quotes.call(api.getQuoteHistory, { as: provider, params });
    expect({ ...body, revision: quote.revision }).toEqual(quote);
    expect(history[0]?.notes).toMatch(/accepted/);
  });

  test('when an account is deleted after the backfill, then the message about the erasure has the lines again', async () => {
    const quoted = await acceptedEarlier();
    const { clientId } = quoted.client;
    await quotes.initAgain();

    const payload = { accountId: clientId, role: 'client', erasedAt: '2026-03-02T15:00:00.000Z' } as const;
    await quotes.deliver(accountErased, payload, { aggregateId: clientId, aggregateVersion: 9 });

    const published = (await messagesOf(quotes, quoted.quote.id)).slice(-2);
    expect(published).toMatchObject([
      { type: quoteItemized.type, payload: { clientName: 'Amara Okafor' } },
      { type: quoteErased.type, payload: { clientEmail: '', agreement: { lines: agreement.lines } } },
    ]);
  });
});
