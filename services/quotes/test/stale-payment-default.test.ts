import * as api from '@marquee/contracts/payment-default-operations';
import type { PaymentTerms } from '@marquee/contracts/payment-terms';
import type { ProviderCaller } from '@marquee/service-kit/auth/caller';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

const third: PaymentTerms = { deposit: { kind: 'percent', percent: 33 }, balanceDueDaysBefore: 30 };
const half: PaymentTerms = { deposit: { kind: 'percent', percent: 50 }, balanceDueDaysBefore: 7 };

let quotes: Quotes;
let provider: ProviderCaller;

beforeAll(async () => {
  quotes = await startQuotes();
});

beforeEach(() => {
  provider = aProviderCaller();
});

afterAll(() => quotes.stop());

function set(terms: PaymentTerms, revision: number | undefined) {
  return quotes.call(api.setPaymentDefault, { as: provider, body: { ...terms, revision } });
}

async function read() {
  return (await quotes.call(api.getPaymentDefault, { as: provider })).body;
}

describe('setting the payment default, with the revision that was read', () => {
  test('when none was set before, then the revision is 0, and each write increments it', async () => {
    const before = await read();

    const first = await set(third, before.revision);
    const second = await set(half, first.body.revision);

    expect([before.revision, first.body.revision, second.body.revision]).toEqual([0, 1, 2]);
    expect(await read()).toEqual({ ...half, revision: 2 });
  });

  test('when the revision is stale, then the write is rejected with the current payment default', async () => {
    await set(third, 0);

    const refused = await set(half, 0);

    const current = { ...third, revision: 1 };
    expect(refused).toMatchObject({ status: 409, problem: { code: 'stale_write', current } });
    expect(await read()).toEqual(current);
  });

  test('when two calls set the first value concurrently, then exactly one is accepted', async () => {
    const answers = await Promise.all([set(third, 0), set(half, 0)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('when an accepted write is repeated, then the answer is the same and nothing changes', async () => {
    const first = await set(third, 0);

    const second = await set(third, 0);

    expect([second.status, second.body]).toEqual([200, first.body]);
  });
});
