import { randomUUID } from 'node:crypto';
import { exportAsked, exportPage, quotesExportCollected } from '@marquee/contracts/messages/privacy-messages';
import * as api from '@marquee/contracts/quote-operations';
import { approve, quoteIn, send } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(() => quotes.stop());

async function recordsFor(accountId: string): Promise<Record<string, unknown>[]> {
  const exportId = randomUUID();
  await quotes.deliver(exportAsked, { exportId, accountId }, { aggregateId: accountId });
  const published = (await quotes.published()).filter(({ type }) => type === quotesExportCollected.type);
  const pages = published.map(({ payload }) => exportPage.parse(payload));
  return pages
    .filter((page) => page.exportId === exportId)
    .flatMap(({ records }) => records.map(({ record }) => record));
}

describe('quotes’ part of an export', () => {
  test('when a client requests it, then it has every version sent to them, and no working copy', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');
    const { provider, params } = quoted;
    await quotes.call(api.updateQuote, { as: provider, params, body: { notes: 'Second' } });
    await approve(quotes, quoted);
    await send(quotes, quoted);
    await quotes.call(api.updateQuote, { as: provider, params, body: { notes: 'Not sent yet' } });

    const records = await recordsFor(quoted.client.clientId);

    expect(records).toMatchObject([
      {
        id: quoted.quote.id,
        notes: 'Second',
        versions: [
          { number: 1, notes: '', paymentSchedule: { deposit: { kind: 'none' } } },
          { number: 2, notes: 'Second' },
        ],
      },
    ]);
    expect(JSON.stringify(records)).not.toContain('Not sent yet');
  });

  test('when nothing was sent to the client, then it is empty', async () => {
    const { client } = await quoteIn(quotes, 'draft');

    expect(await recordsFor(client.clientId)).toEqual([]);
  });

  test('when a provider requests it, then it has their quotes, including drafts', async () => {
    const { provider, quote } = await quoteIn(quotes, 'draft');

    const records = await recordsFor(provider.providerId);

    expect(records).toMatchObject([{ id: quote.id, totalAmount: '599.00', versions: [] }]);
  });
});
