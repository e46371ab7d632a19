import { getPublicQuote } from '@marquee/contracts/client-quote-operations';
import { eventCancelled, eventSent } from '@marquee/contracts/messages/event-messages';
import type { EventSnapshot } from '@marquee/contracts/messages/event-messages';
import { quoteArchived } from '@marquee/contracts/messages/quote-messages';
import * as api from '@marquee/contracts/quote-operations';
import { anEvent } from './support/a-request.ts';
import { historyOf } from './support/history-of.ts';
import { messagesOf } from './support/messages-of.ts';
import { accept, archive, quoteIn } from './support/quote-in.ts';
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

function cancel(event: EventSnapshot) {
  const arrival = { aggregateId: event.eventId, aggregateVersion: 9 };
  return quotes.deliver(eventCancelled, { ...event, status: 'cancelled' }, arrival);
}

/** What the quote and its pipeline row say of the share URL, and the HTTP status at the share URL. */
async function sharesOf({ provider, params }: Pick<Quoted, 'provider' | 'params'>) {
  const { body: quote } = await quotes.call(api.getQuote, { as: provider, params });
  const { body: rows } = await quotes.call(api.getWorkflow, { as: provider });
  const { status } = await quotes.call(getPublicQuote, { params });
  return [quote.hasPublicPage, rows.find(({ quoteId }) => quoteId === params.id)?.hasPublicPage, status];
}

describe('a cancelled event', () => {
  test.each(['draft', 'approved_for_review', 'sent_to_client', 'client_accepted'] as const)(
    'when its quote is %s and the message is redelivered, then the quote is withdrawn once',
    async (wanted) => {
      const quoted = await quoteIn(quotes, wanted);

      await cancel(quoted.event);
      await cancel(quoted.event);

      const { body } = await quotes.call(api.getQuote, { as: quoted.provider, params: quoted.params });
      expect(body).toMatchObject({ status: 'archived', lastChangedBy: 'system' });
      const entries = await historyOf(quotes, quoted);
      const [latest, before] = entries;
      expect(latest).toMatchObject({
        status: 'archived',
        notes: 'Withdrawn: the event was cancelled',
        actor: 'system',
      });
      expect(before?.status).toBe(wanted);
      expect(entries.filter(({ status }) => status === 'archived')).toHaveLength(1);
    },
  );

  test('when its quote was accepted, then quote and pipeline say that the share URL no longer works', async () => {
    const quoted = await quoteIn(quotes, 'client_accepted');
    const before = await sharesOf(quoted);

    await cancel(quoted.event);

    expect(before).toEqual([true, true, 200]);
    expect(await sharesOf(quoted)).toEqual([false, false, 404]);
  });

  test('when its quote is withdrawn, then the quote can be neither accepted nor archived', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');
    await cancel(quoted.event);

    const accepted = await accept(quotes, quoted);
    const archived = await archive(quotes, quoted);

    expect([accepted.status, accepted.problem.code]).toEqual([409, 'quote_archived']);
    expect([archived.status, archived.problem.code]).toEqual([409, 'quote_withdrawn']);
  });

  test('when its quote was sent, then the quote is published as archived', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');

    await cancel(quoted.event);

    expect((await messagesOf(quotes, quoted.quote.id)).at(-1)).toMatchObject({
      type: quoteArchived.type,
      payload: { quoteId: quoted.quote.id, status: 'archived', version: 1 },
    });
  });

  test('when it has no open quote, then no quote can be created any more, even after an older late message', async () => {
    const { event, provider } = await quoteIn(quotes, 'archived');
    await cancel(event);
    await quotes.deliver(eventSent, event, { aggregateId: event.eventId, aggregateVersion: 2 });

    const { status } = await quotes.call(api.createQuoteFromRequest, {
      as: provider,
      params: { id: event.eventId },
    });

    expect(status).toBe(409);
  });

  test('when it is unknown, then no message becomes a dead letter', async () => {
    await cancel(anEvent());

    expect(await quotes.deadLetters()).toEqual([]);
  });
});
