import { randomUUID } from 'node:crypto';
import * as api from '@marquee/contracts/invoice-operations';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { anAcceptedQuote } from '../support/snapshots.ts';
import { startBilling } from '../support/start-billing.ts';
import { deliverAcceptedQuote, deposit } from '../support/invoices-of-a-quote.ts';

let service: TestService;

beforeAll(async () => {
  service = await startBilling();
});

afterAll(() => service.stop());

const oneToTwenty = Array.from({ length: 20 }, (_each, index) => index + 1);
/** Each send tries one number after the other, so the number of writes grows with the square of the number of sends. */
const oneToTen = oneToTwenty.slice(0, 10);

async function numbersOf(providerId: string): Promise<(number | null)[]> {
  const as = aProviderCaller({ providerId });
  const { body } = await service.call(api.listInvoices, { as });
  return body.flatMap(({ number }) => number ?? []).toSorted((a, b) => a - b);
}

describe('numbers of invoices', () => {
  test('when ten drafts of a provider are sent at once, then they get the numbers 1 to 10, each once', async () => {
    const providerId = randomUUID();
    const as = aProviderCaller({ providerId });
    await Promise.all(oneToTen.map(() => deliverAcceptedQuote(service, anAcceptedQuote({ providerId }))));
    const drafts = await service.call(api.listInvoices, { as, query: { status: 'draft' } });

    const answers = await Promise.all(
      drafts.body.map(({ id }) => service.call(api.sendInvoice, { as, params: { id } })),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await numbersOf(providerId)).toEqual(oneToTen);
  });

  test('when twenty quotes with a deposit are accepted at once, then their invoices have numbers without a gap', async () => {
    const providerId = randomUUID();
    const quotes = oneToTwenty.map(() => anAcceptedQuote({ providerId, paymentSchedule: deposit }));

    await Promise.all(quotes.map((quote) => deliverAcceptedQuote(service, quote)));

    expect(await numbersOf(providerId)).toEqual(oneToTwenty);
    expect(await service.deadLetters()).toEqual([]);
  });

  test('when one draft is sent twenty times at once, then it gets one number', async () => {
    const quote = anAcceptedQuote();
    const as = aProviderCaller({ providerId: quote.providerId });
    await deliverAcceptedQuote(service, quote);
    const drafts = await service.call(api.listInvoices, { as });
    const params = { id: drafts.body[0]?.id ?? '' };

    await Promise.all(oneToTwenty.map(() => service.call(api.sendInvoice, { as, params })));

    expect(await numbersOf(quote.providerId)).toEqual([1]);
  });
});
