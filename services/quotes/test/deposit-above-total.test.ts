import * as api from '@marquee/contracts/quote-operations';
import { approve, quoteIn, send } from './support/quote-in.ts';
import type { Quoted } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(async () => {
  await quotes.stop();
});

function chooseDeposit({ provider, params }: Quoted, amount: string) {
  const paymentSchedule = { deposit: { kind: 'amount', amount }, balanceDueDaysBefore: 7 };
  return quotes.call(api.updateQuote, { as: provider, params, body: { paymentSchedule } });
}

describe('a deposit of more than the total', () => {
  test('when it is set in a draft, then the approval is rejected at the field', async () => {
    const quoted = await quoteIn(quotes, 'draft');
    const named = await chooseDeposit(quoted, '599.01');

    const { status, problem } = await approve(quotes, quoted);

    expect(named.status).toBe(200);
    expect([status, problem.code]).toEqual([422, 'quote_deposit_above_total']);
    expect(problem.errors).toEqual([
      { path: 'paymentSchedule.deposit.amount', message: 'The deposit must not be more than the total' },
    ]);
  });

  test('when it is set after the approval, then sending is rejected until it is corrected', async () => {
    const quoted = await quoteIn(quotes, 'approved_for_review');
    await chooseDeposit(quoted, '599.01');

    const refused = await send(quotes, quoted);
    await chooseDeposit(quoted, '599.00');
    const sent = await send(quotes, quoted);

    expect([refused.status, refused.problem.code]).toEqual([422, 'quote_deposit_above_total']);
    expect([sent.status, sent.body.version]).toEqual([200, 1]);
  });
});
