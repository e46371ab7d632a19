import * as api from '@marquee/contracts/payment-default-operations';
import type { PaymentTerms } from '@marquee/contracts/payment-terms';
import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import * as quoteApi from '@marquee/contracts/quote-operations';
import type { ProviderCaller } from '@marquee/service-kit/auth/caller';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import { aRequest } from './support/a-request.ts';
import { aQuoteByHand, aSentQuoteByHand } from './support/a-quote-by-hand.ts';
import { exportedOf } from './support/exported-of.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

const usual: PaymentTerms = { deposit: { kind: 'none' }, balanceDueDaysBefore: 7 };
const third: PaymentTerms = { deposit: { kind: 'percent', percent: 33 }, balanceDueDaysBefore: 30 };
const fixed: PaymentTerms = { deposit: { kind: 'amount', amount: '150.00' }, balanceDueDaysBefore: 0 };
const clientEmail = 'amara@example.com';

let quotes: Quotes;
let provider: ProviderCaller;

beforeAll(async () => {
  quotes = await startQuotes();
});

beforeEach(() => {
  provider = aProviderCaller();
});

afterAll(() => quotes.stop());

function set(body: unknown) {
  return quotes.call(api.setPaymentDefault, { as: provider, body });
}

async function read(as: ProviderCaller = provider): Promise<PaymentTerms> {
  const { deposit, balanceDueDaysBefore } = (await quotes.call(api.getPaymentDefault, { as })).body;
  return { deposit, balanceDueDaysBefore };
}

async function readQuote(params: { id: string }) {
  return (await quotes.call(quoteApi.getQuote, { as: provider, params })).body;
}

async function deleteAccount(): Promise<void> {
  const accountId = provider.providerId;
  const payload = { accountId, role: 'provider', erasedAt: quotes.clock.now().toISOString() } as const;
  await quotes.deliver(accountErased, payload, { aggregateId: accountId, aggregateVersion: 9 });
}

describe('a provider’s payment default', () => {
  test('when none was set, then it is the full payment a week before the event', async () => {
    expect(await read()).toEqual(usual);
  });

  test('when it is set twice, then the last value is stored, for this provider only', async () => {
    await set(third);
    const again = await set(fixed);

    expect([again.status, again.body]).toMatchObject([200, fixed]);
    expect(await read()).toEqual(fixed);
    expect(await read(aProviderCaller())).toEqual(usual);
  });

  test('when two calls set it concurrently, then one of the two values is stored', async () => {
    const answers = await Promise.all([set(third), set(fixed)]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([third, fixed]).toContainEqual(await read());
  });

  test('when a quote is created, by hand or from a request, then the quote starts with it', async () => {
    const request = await aRequest(quotes);
    provider = request.provider;
    await set(third);

    const byHand = await aQuoteByHand(quotes, { clientEmail, provider });
    const { body: fromRequest } = await quotes.call(quoteApi.createQuoteFromRequest, {
      ...{ as: provider, params: { id: request.event.eventId } },
    });

    expect(byHand.quote.paymentSchedule).toEqual(third);
    expect(fromRequest.paymentSchedule).toEqual(third);
  });

  test('when it changes, then existing quotes, sent or not, are unchanged', async () => {
    await set(third);
    const draft = await aQuoteByHand(quotes, { clientEmail, provider });
    const sent = await aSentQuoteByHand(quotes, { clientEmail, provider });

    await set(fixed);

    expect((await readQuote(draft.params)).paymentSchedule).toEqual(third);
    expect((await readQuote(sent.params)).paymentSchedule).toEqual(third);
  });

  test('when another schedule is chosen for a quote, then the chosen schedule applies', async () => {
    await set(third);
    const { params } = await aQuoteByHand(quotes, { clientEmail, provider });

    await quotes.call(quoteApi.updateQuote, { as: provider, params, body: { paymentSchedule: usual } });

    expect((await readQuote(params)).paymentSchedule).toEqual(usual);
  });

  test.each([
    { ...third, deposit: { kind: 'percent', percent: 101 } },
    { ...third, balanceDueDaysBefore: -1 },
    { ...third, deposit: { kind: 'amount', amount: '0.00' } },
    {},
  ])('when it is %j, then it is rejected and nothing is set', async (body) => {
    expect((await set(body)).status).toBe(400);
    expect(await read()).toEqual(usual);
  });

  test('when the caller is a client or not signed in, then the call is rejected', async () => {
    const asClient = await quotes.call(api.getPaymentDefault, { as: aClientCaller() });
    const asNobody = await quotes.call(api.getPaymentDefault, {});

    expect([asClient.status, asNobody.status]).toEqual([403, 401]);
  });
});

describe('personal data of a provider', () => {
  test('when the provider requests an export, then it contains the payment default', async () => {
    await set(third);

    expect(await exportedOf(quotes, provider.providerId)).toEqual([
      { kind: 'paymentDefault', record: { paymentSchedule: third } },
    ]);
  });

  test('when the provider deletes their account, then the payment default is erased and cannot be set again', async () => {
    await set(third);

    await deleteAccount();
    const late = await set(fixed);

    expect(late.status).toBe(401);
    expect(await read()).toEqual(usual);
  });
});
