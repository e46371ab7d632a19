import * as changeApi from '@marquee/contracts/quote-change-operations';
import * as api from '@marquee/contracts/quote-operations';
import { discount, dj, quoteIn } from './support/quote-in.ts';
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

type Write = (quoted: Quoted, revision: number | undefined) => Promise<Answered>;
type Answered = { status: number; problem: object };

/** Writes that a quote's pages make, each with a status in which the write changes something. */
const writes: readonly [string, 'draft' | 'approved_for_review', Write][] = [
  ['a new name', 'draft', (quoted, revision) => update(quoted, { eventName: 'Jazz', revision })],
  ['a note', 'draft', (quoted, revision) => update(quoted, { notes: 'Parking behind the hall', revision })],
  ['an archiving', 'draft', (quoted, revision) => update(quoted, { archived: true, revision })],
  ['an added line', 'draft', (quoted, revision) => addLine(quoted, { ...discount, revision })],
  ['a removed line', 'draft', (quoted, revision) => removeLine(quoted, revision)],
  [
    'an approval',
    'draft',
    ({ provider, params }, revision) =>
      quotes.call(changeApi.approveQuoteForReview, { as: provider, params, body: { revision } }),
  ],
  [
    'a sending',
    'approved_for_review',
    ({ provider, params }, revision) =>
      quotes.call(changeApi.sendQuoteToClient, { as: provider, params, body: { revision } }),
  ],
];

type Update = { eventName?: string; notes?: string; archived?: true; revision: number | undefined };

function update({ provider, params }: Quoted, body: Update) {
  return quotes.call(api.updateQuote, { as: provider, params, body });
}

function addLine({ provider, params }: Quoted, body: typeof dj & { revision?: number | undefined }) {
  return quotes.call(changeApi.addLineItem, { as: provider, params, body });
}

function removeLine({ provider, params, quote }: Quoted, revision: number | undefined) {
  return quotes.call(changeApi.removeLineItem, {
    as: provider,
    params: { ...params, lineItemId: quote.lineItems[0]?.id ?? '' },
    query: revision === undefined ? {} : { revision: String(revision) },
  });
}

async function read({ provider, params }: Quoted) {
  return (await quotes.call(api.getQuote, { as: provider, params })).body;
}

/** Renames the event as the same provider would in another tab. */
function renameElsewhere(quoted: Quoted) {
  return update(quoted, { eventName: 'Renamed elsewhere', revision: undefined });
}

describe('a write that names the revision that it is based on', () => {
  test.each(writes)(
    'when %s is based on the current revision, then it is accepted',
    async (_what, status, write) => {
      const quoted = await quoteIn(quotes, status);
      const { revision = 0 } = quoted.quote;

      const { status: answered } = await write(quoted, revision);

      expect([200, 201]).toContain(answered);
      expect((await read(quoted)).revision).toBe(revision + 1);
    },
  );

  test.each(writes)(
    'when %s is stale, then it is rejected with the current quote',
    async (_what, status, write) => {
      const quoted = await quoteIn(quotes, status);
      await renameElsewhere(quoted);
      const current = await read(quoted);

      const refused = await write(quoted, quoted.quote.revision);

      expect(refused).toMatchObject({ status: 409, problem: { code: 'stale_write', current } });
      expect(await read(quoted)).toEqual(current);
    },
  );

  test.each(writes)('when %s names no revision, then it is accepted', async (_what, status, write) => {
    const quoted = await quoteIn(quotes, status);
    await renameElsewhere(quoted);

    const { status: answered } = await write(quoted, undefined);

    expect([200, 201]).toContain(answered);
  });

  test('when three concurrent writes are based on the same revision, then exactly one is accepted', async () => {
    const quoted = await quoteIn(quotes, 'draft');
    const { revision } = quoted.quote;

    const answers = await Promise.all(
      ['Parking', 'Catering', 'Sound'].map((notes) => update(quoted, { notes, revision })),
    );

    const refused = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refused.map(({ problem }) => problem.code)).toEqual(['stale_write', 'stale_write']);
  });

  test('when an accepted write is repeated, then nothing changes and the answer is the same', async () => {
    const quoted = await quoteIn(quotes, 'draft');
    const first = await update(quoted, { notes: 'Parking', revision: quoted.quote.revision });

    const second = await update(quoted, { notes: 'Parking', revision: quoted.quote.revision });

    expect([second.status, second.body]).toEqual([200, first.body]);
  });

  test('when a call is repeated with its key after the quote was read again, then the answer is the same', async () => {
    const quoted = await quoteIn(quotes, 'draft');
    const { provider: as, params, quote } = quoted;
    const call = { as, params, idempotencyKey: 'one-line-and-no-more' };
    const first = await quotes.call(changeApi.addLineItem, {
      ...call,
      body: { ...dj, revision: quote.revision },
    });

    const second = await quotes.call(changeApi.addLineItem, {
      ...call,
      body: { ...dj, revision: first.body.revision },
    });

    expect([second.status, second.body]).toEqual([201, first.body]);
  });

  test('when a status that the caller has not seen forbids the write, then the rejection contains that status', async () => {
    const quoted = await quoteIn(quotes, 'draft');
    await update(quoted, { archived: true, revision: undefined });

    const refused = await update(quoted, { notes: 'Parking', revision: quoted.quote.revision });

    expect(refused).toMatchObject({
      status: 409,
      problem: {
        code: 'stale_write',
        message: 'This quote has been archived',
        current: { archived: true },
        changedBy: { fields: { status: 'provider' }, otherFields: 'provider' },
      },
    });
  });
});
