import * as clientApi from '@marquee/contracts/client-quote-operations';
import * as changeApi from '@marquee/contracts/quote-change-operations';
import * as api from '@marquee/contracts/quote-operations';
import { historyOf } from './support/history-of.ts';
import { messagesOf } from './support/messages-of.ts';
import { accept, archive, discount, quoteIn, send } from './support/quote-in.ts';
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

const rounds = Array.from({ length: 8 }, (_round, index) => index + 1);

async function endOf({ provider, client, params, quote }: Quoted) {
  const [own, listed, history, published] = await Promise.all([
    quotes.call(api.getQuote, { as: provider, params }),
    quotes.call(clientApi.listClientQuotes, { as: client }),
    historyOf(quotes, { provider, params }),
    messagesOf(quotes, quote.id),
  ]);
  const acceptances = history.filter(({ status }) => status === 'client_accepted');
  const accepted = published.filter(({ type }) => type === 'quotes.quote.accepted.v1');
  return { own: own.body, shown: listed.body[0], acceptances, accepted };
}

describe('concurrent actions', () => {
  test('when twenty acceptances arrive at once, then the quote is accepted once, and every answer says so', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');

    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(quotes, quoted)));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { acceptances, accepted } = await endOf(quoted);
    expect([acceptances.length, accepted.length]).toEqual([1, 1]);
  });

  test.each(rounds)(
    'when a line is removed while the quote is accepted, then the sent version is accepted (round %i)',
    async () => {
      const quoted = await quoteIn(quotes, 'sent_to_client');
      const { provider, quote } = quoted;
      const params = { id: quote.id, lineItemId: quote.lineItems[0]?.id ?? '' };

      const [accepted, removed] = await Promise.all([
        accept(quotes, quoted),
        quotes.call(changeApi.removeLineItem, { as: provider, params }),
      ]);

      expect(accepted.status).toBe(200);
      expect([200, 409]).toContain(removed.status);
      const end = await endOf(quoted);
      expect(end.own).toMatchObject({ totalAmount: '599.00', clientAccepted: true });
      expect(end.own.discardedChanges).toBe(removed.status === 200 ? '1 service removed' : undefined);
      expect(end.accepted.map(({ payload }) => payload)).toMatchObject([
        { payableCents: 59_900, version: 1 },
      ]);
    },
  );

  test.each(rounds)(
    'when a quote is edited while it is sent, then the client never reads the edit (round %i)',
    async () => {
      const quoted = await quoteIn(quotes, 'approved_for_review');
      const { provider, params } = quoted;

      const [sent, edited] = await Promise.all([
        send(quotes, quoted),
        quotes.call(changeApi.addLineItem, { as: provider, params, body: discount }),
      ]);

      expect(edited.status).toBe(201);
      expect([200, 409]).toContain(sent.status);
      const end = await endOf(quoted);
      expect(end.own).toMatchObject({
        status: 'draft',
        finalAmount: '549.50',
        version: sent.status === 200 ? 1 : 0,
      });
      expect(end.shown?.finalAmount).toBe(sent.status === 200 ? '599.00' : undefined);
    },
  );

  test.each(rounds)(
    'when a quote is archived while it is accepted, then it ends up archived (round %i)',
    async () => {
      const quoted = await quoteIn(quotes, 'sent_to_client');

      const [accepted, archived] = await Promise.all([accept(quotes, quoted), archive(quotes, quoted)]);

      expect(archived.status).toBe(200);
      const end = await endOf(quoted);
      expect(end.own).toMatchObject({ status: 'archived', clientAccepted: accepted.status === 200 });
      expect(end.accepted).toHaveLength(accepted.status === 200 ? 1 : 0);
    },
  );
});
