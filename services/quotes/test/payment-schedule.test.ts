import * as clientApi from '@marquee/contracts/client-quote-operations';
import type { PaymentTerms } from '@marquee/contracts/payment-terms';
import * as api from '@marquee/contracts/quote-operations';
import { historyOf } from './support/history-of.ts';
import { messagesOf } from './support/messages-of.ts';
import { accept, approve, quoteIn, send } from './support/quote-in.ts';
import type { Quoted } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

const usual: PaymentTerms = { deposit: { kind: 'none' }, balanceDueDaysBefore: 7 };
const third: PaymentTerms = { deposit: { kind: 'percent', percent: 33 }, balanceDueDaysBefore: 30 };

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(async () => {
  await quotes.stop();
});

function choose({ provider, params }: Pick<Quoted, 'provider' | 'params'>, paymentSchedule: unknown) {
  return quotes.call(api.updateQuote, { as: provider, params, body: { paymentSchedule } });
}

async function readBy({ client, params }: Pick<Quoted, 'client' | 'params'>) {
  const { body: listed } = await quotes.call(clientApi.listClientQuotes, { as: client });
  const { body: byAddress } = await quotes.call(clientApi.getPublicQuote, { params });
  return [listed[0], byAddress];
}

describe('the payment schedule of a quote', () => {
  test('when no schedule was chosen, then everyone reads the full payment a week before the event', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');
    const instalments = [{ part: 'balance', amount: '599.00', dueOn: '2026-09-05' }];

    const [listed, byAddress] = await readBy(quoted);

    expect(quoted.quote.paymentSchedule).toEqual(usual);
    expect(listed).toMatchObject({ paymentSchedule: usual, instalments });
    expect(byAddress).toMatchObject({ paymentSchedule: usual, instalments });
  });

  test('when a schedule was chosen and sent, then its installments are shown and the deposit is due on acceptance', async () => {
    const quoted = await quoteIn(quotes, 'draft');
    const chosen = await choose(quoted, third);
    await approve(quotes, quoted);
    await send(quotes, quoted);

    const [listed, byAddress] = await readBy(quoted);

    const instalments = [
      { part: 'deposit', amount: '197.67', dueOn: null },
      { part: 'balance', amount: '401.33', dueOn: '2026-08-13' },
    ];
    expect([chosen.status, chosen.body.paymentSchedule]).toEqual([200, third]);
    expect(listed).toMatchObject({ paymentSchedule: third, instalments });
    expect(byAddress).toMatchObject({ paymentSchedule: third, instalments });
    expect((await historyOf(quotes, quoted)).map(({ notes }) => notes)).toContain(
      'Terms changed: discount $0.00, valid for 30 days, deposit 33%, balance due 30 days before the event',
    );
  });

  test('when a deposit of a fixed amount was accepted, then the dates stay and the message has the schedule', async () => {
    const own = await quoteIn(quotes, 'draft', { eventDate: '2026-03-20' });
    await choose(own, { deposit: { kind: 'amount', amount: '150.00' }, balanceDueDaysBefore: 60 });
    await approve(quotes, own);
    await send(quotes, own);
    const { body: accepted } = await accept(quotes, own);

    quotes.clock.advance({ days: 3 });
    const [listed] = await readBy(own);

    expect(accepted.instalments).toEqual([
      { part: 'deposit', amount: '150.00', dueOn: '2026-03-02' },
      { part: 'balance', amount: '449.00', dueOn: '2026-03-02' },
    ]);
    expect(listed?.instalments).toEqual(accepted.instalments);
    expect((await messagesOf(quotes, own.quote.id)).at(-1)).toMatchObject({
      type: 'quotes.quote.accepted.v1',
      payload: {
        eventDate: '2026-03-20',
        timeZone: 'America/New_York',
        payableCents: 59_900,
        paymentSchedule: { deposit: { kind: 'amount', amountCents: 15_000 }, balanceDueDaysBefore: 60 },
      },
    });
  });

  test('when it changes after sending, then the quote is a working copy and the sent version stays', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');

    const revised = await choose(quoted, third);
    const [listed] = await readBy(quoted);

    expect(revised.body).toMatchObject({ status: 'draft', paymentSchedule: third, version: 1 });
    expect(listed).toMatchObject({ paymentSchedule: usual, isBeingRevised: true });
  });

  test('when it is set to the schedule that already applies, then nothing changes', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');
    const before = await historyOf(quotes, quoted);

    const { body } = await choose(quoted, usual);

    expect(body.status).toBe('sent_to_client');
    expect(await historyOf(quotes, quoted)).toEqual(before);
  });

  test('when another field of the quote is set later, then the schedule stays', async () => {
    const quoted = await quoteIn(quotes, 'draft');
    await choose(quoted, third);

    const { provider, params } = quoted;
    const { body } = await quotes.call(api.updateQuote, { as: provider, params, body: { notes: 'Lights' } });

    expect(body).toMatchObject({ notes: 'Lights', paymentSchedule: third });
  });

  test.each([
    [{ deposit: { kind: 'percent', percent: 0 }, balanceDueDaysBefore: 7 }, 'deposit.percent'],
    [{ deposit: { kind: 'amount', amount: '0.00' }, balanceDueDaysBefore: 7 }, 'deposit.amount'],
    [{ deposit: { kind: 'some' }, balanceDueDaysBefore: 7 }, 'deposit.kind'],
    [{ deposit: { kind: 'none' }, balanceDueDaysBefore: -1 }, 'balanceDueDaysBefore'],
    [{ balanceDueDaysBefore: 7 }, 'deposit'],
  ])('when it is %j, then it is rejected at %s', async (wanted, path) => {
    const { status, problem } = await choose(await quoteIn(quotes, 'draft'), wanted);

    expect([status, problem.errors?.map((error) => error.path)]).toEqual([400, [`paymentSchedule.${path}`]]);
  });

  test('when the client has accepted the quote, then a new schedule is rejected', async () => {
    const { status, problem } = await choose(await quoteIn(quotes, 'client_accepted'), third);

    expect([status, problem.code]).toEqual([409, 'quote_already_accepted']);
  });
});
