import { randomUUID } from 'node:crypto';
import * as changeApi from '@marquee/contracts/quote-change-operations';
import { historyOf } from './support/history-of.ts';
import { messageTypesOf } from './support/messages-of.ts';
import { discount, dj, quoteIn } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(async () => {
  await quotes.stop();
});

describe('add a line item', () => {
  test('when it is a discount, then the total is lower and the approval is undone', async () => {
    const quoted = await quoteIn(quotes, 'approved_for_review');

    const { status, body } = await quotes.call(changeApi.addLineItem, {
      as: quoted.provider,
      params: quoted.params,
      body: { ...discount, unknown: 'dropped' },
    });

    expect(status).toBe(201);
    expect(body).toMatchObject({ totalAmount: '549.50', finalAmount: '549.50', approvedForReview: false });
    expect(body.lineItems.at(-1)).toEqual({
      ...discount,
      id: expect.any(String) as string,
      serviceDescription: '',
    });
    const [latest] = await historyOf(quotes, quoted);
    expect(latest).toMatchObject({
      status: 'draft',
      notes: 'Early bird added: 2 lines, total $549.50',
      actor: 'provider',
    });
    const [approved, undone] = ['quotes.quote.progressed.v1', 'quotes.quote.progressed.v1'];
    expect(await messageTypesOf(quotes, body.id)).toEqual(['quotes.quote.created.v1', approved, undone]);
  });

  test('when the same Idempotency-Key is sent again, then there is one line', async () => {
    const { provider, params } = await quoteIn(quotes, 'draft');
    const call = { as: provider, params, body: dj, idempotencyKey: randomUUID() };

    const first = await quotes.call(changeApi.addLineItem, call);
    const second = await quotes.call(changeApi.addLineItem, call);

    expect(second.body).toEqual(first.body);
    expect(second.body.lineItems).toHaveLength(2);
  });

  test.each([
    [{}, 'serviceName'],
    [{ ...dj, serviceName: ' ' }, 'serviceName'],
    [{ ...dj, unitPrice: '599' }, 'unitPrice'],
    [{ ...dj, unitPrice: 599 }, 'unitPrice'],
    [{ ...dj, quantity: 0 }, 'quantity'],
    [{ ...dj, quantity: 1.5 }, 'quantity'],
    [{ ...dj, quantity: 2 }, 'totalPrice'],
    [{ ...dj, totalPrice: '599.01' }, 'totalPrice'],
    [[dj], ''],
  ])('when the body is %j, then it is rejected at %s', async (body, path) => {
    const { provider, params } = await quoteIn(quotes, 'draft');

    const { status, problem } = await quotes.call(changeApi.addLineItem, { as: provider, params, body });

    expect([status, problem.code]).toEqual([400, 'invalid_input']);
    expect(problem.errors?.map((error) => error.path)).toContain(path);
  });

  test('when the total would be below zero, then the call is rejected', async () => {
    const { provider, params } = await quoteIn(quotes, 'draft');
    const body = { ...discount, unitPrice: '-599.01', totalPrice: '-599.01' };

    const { status, problem } = await quotes.call(changeApi.addLineItem, { as: provider, params, body });

    expect([status, problem.code]).toEqual([422, 'quote_total_below_zero']);
  });

  test.each(['client_accepted', 'archived'] as const)(
    'when the quote is %s, then the call is rejected',
    async (wanted) => {
      const { provider, params } = await quoteIn(quotes, wanted);

      const { status } = await quotes.call(changeApi.addLineItem, { as: provider, params, body: dj });

      expect(status).toBe(409);
    },
  );
});
