import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import { addLineItem, approveQuoteForReview } from '@marquee/contracts/quote-change-operations';
import { getQuote } from '@marquee/contracts/quote-operations';
import type { EmailWait } from '@marquee/contracts/quotes';
import type { ClientCaller } from '@marquee/service-kit/auth/caller';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import { publishClient } from './support/a-client.ts';
import { aRequest } from './support/a-request.ts';
import { aProvider } from './support/a-provider.ts';
import { aQuoteByHand, aSentQuoteByHand } from './support/a-quote-by-hand.ts';
import { startFakeIdentity } from './support/fake-identity.ts';
import type { FakeIdentity } from './support/fake-identity.ts';
import { messagesOf } from './support/messages-of.ts';
import { accept, approve, dj, quoteIn, send } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

const waits: EmailWait = { waitsFor: 'limit', sendsAt: '2026-03-02T16:00:00.000Z' };

let identity: FakeIdentity;
let quotes: Quotes;
beforeEach(async () => {
  identity = await startFakeIdentity(waits);
  quotes = await startQuotes({ IDENTITY_URL: identity.url });
});
afterEach(async () => {
  await quotes.stop();
  await identity.stop();
});

async function isWrittenFirst(quoteId: string): Promise<unknown> {
  const published = (await messagesOf(quotes, quoteId)).find(({ type }) => type === 'quotes.quote.sent.v1');
  return (published?.payload as { clientWroteFirst?: boolean } | undefined)?.clientWroteFirst;
}

function aVerified(client: ClientCaller) {
  return publishClient(quotes, client, { emailVerified: true, version: 2 });
}

describe('the email about a sent quote', () => {
  test('when the client has not written first, then the answer to a repeated send says what the email waits for', async () => {
    const made = await aSentQuoteByHand(quotes, { clientEmail: 'lena@example.com' });

    const again = await send(quotes, { ...made, client: aClientCaller() });

    expect(again.body).toMatchObject({ status: 'sent_to_client', email: waits });
    expect(identity.requests).toEqual(['POST /internal/quote-mails', 'POST /internal/quote-mails']);
    expect([await isWrittenFirst(made.quote.id), identity.wroteFirst]).toEqual([false, [false, false]]);
  });

  test('when the client sent the request from a confirmed address, then the email does not wait and identity is not called', async () => {
    const quoted = await quoteIn(quotes, 'approved_for_review');
    await aVerified(quoted.client);

    const { body } = await send(quotes, quoted);

    expect([body.email, identity.requests]).toEqual([undefined, []]);
    expect(await isWrittenFirst(quoted.quote.id)).toBe(true);
  });

  test('when the client sent the request without confirming the address, then the answer says what the email waits for', async () => {
    const quoted = await quoteIn(quotes, 'approved_for_review');

    const { body } = await send(quotes, quoted);

    expect([body.email, identity.requests]).toEqual([waits, ['POST /internal/quote-mails']]);
    expect([await isWrittenFirst(quoted.quote.id), identity.wroteFirst]).toEqual([true, [true]]);
  });

  test('when the client has sent this provider another request, then the email does not wait', async () => {
    const { client, provider } = await aRequest(quotes);
    await aVerified(client);

    const { quote } = await aSentQuoteByHand(quotes, { provider, clientEmail: client.email.toUpperCase() });

    expect([await isWrittenFirst(quote.id), identity.requests]).toEqual([true, []]);
  });

  test('when the client has only written to another provider, then the message says that the client has not written first', async () => {
    const { client } = await aRequest(quotes);
    await aVerified(client);

    const { quote } = await aSentQuoteByHand(quotes, { clientEmail: client.email });

    expect(await isWrittenFirst(quote.id)).toBe(false);
  });

  test('when the client has accepted a quote of this provider, then the message says that the client has written first', async () => {
    const [client, provider] = [aClientCaller(), aProviderCaller()];
    await aVerified(client);
    const accepted = await aSentQuoteByHand(quotes, { provider, clientEmail: client.email });
    await accept(quotes, { ...accepted, client });

    const { quote } = await aSentQuoteByHand(quotes, { provider, clientEmail: client.email });

    expect(await isWrittenFirst(quote.id)).toBe(true);
  });

  test('when the email still waits, then the quote says what the email waits for', async () => {
    const { quote, provider } = await aSentQuoteByHand(quotes, { clientEmail: 'lena@example.com' });
    identity.keepWaiting();

    const read = await quotes.call(getQuote, { as: provider, params: { id: quote.id } });

    expect(read.body.email).toEqual(waits);
  });

  test('when the email no longer waits, or identity is unavailable, then the quote says nothing about the email', async () => {
    const { quote, provider } = await aSentQuoteByHand(quotes, { clientEmail: 'lena@example.com' });
    const read = () => quotes.call(getQuote, { as: provider, params: { id: quote.id } });
    const gone = await read();
    await identity.stop();

    const unavailable = await read();

    expect([gone.body.email, unavailable.status, unavailable.body.email]).toEqual([
      undefined,
      200,
      undefined,
    ]);
  });

  test.each([
    [false, { waitsFor: 'confirmation' }],
    [true, undefined],
  ])(
    'when a quote is approved and `emailVerified` of its provider is %s, then the email in the answer is %j',
    async (emailVerified, email) => {
      const provider = aProviderCaller();
      await quotes.deliver(providerChanged, aProvider({ providerId: provider.providerId, emailVerified }));
      const { params } = await aQuoteByHand(quotes, { provider, clientEmail: 'lena@example.com' });
      await quotes.call(addLineItem, { as: provider, params, body: dj });
      const approved = await quotes.call(approveQuoteForReview, { as: provider, params });

      const { body } = await quotes.call(getQuote, { as: provider, params });

      expect([approved.body.email, body.email, identity.requests]).toEqual([email, email, []]);
    },
  );

  test('when identity is unavailable, then the quote is still sent', async () => {
    const made = await aSentQuoteByHand(quotes, { clientEmail: 'lena@example.com' });
    await identity.stop();
    await approve(quotes, { ...made, client: aClientCaller() });

    const { status, body } = await send(quotes, { ...made, client: aClientCaller() });

    expect([status, body.status, body.email]).toEqual([200, 'sent_to_client', undefined]);
  });
});
