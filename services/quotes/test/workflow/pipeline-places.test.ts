import { randomUUID } from 'node:crypto';
import type { RequestPlace } from '../../src/projections/event-request-repository.ts';
import type { QuotePlace } from '../../src/quotes/quote-repository.ts';
import { pipelinePlaces } from '../../src/workflow/pipeline-places.ts';

function aRequest(overrides: Partial<RequestPlace> = {}): RequestPlace {
  return {
    id: randomUUID(),
    clientEmail: 'amara@example.com',
    name: 'Okafor Wedding',
    eventDate: '2026-09-12',
    sentToProviderAt: new Date('2026-03-01T12:00:00.000Z'),
    ...overrides,
  };
}

function aQuote(overrides: Partial<QuotePlace> = {}): QuotePlace {
  return {
    id: randomUUID(),
    eventId: null,
    eventName: 'Okafor Wedding',
    eventDate: '',
    clientEmail: 'Amara@Example.com',
    createdAt: new Date('2026-03-02T12:00:00.000Z'),
    ...overrides,
  };
}

function pairsOf(...[requests, quotes]: Parameters<typeof pipelinePlaces>) {
  return pipelinePlaces(requests, quotes).map(({ requestId, quoteId }) => [requestId, quoteId]);
}

describe('places of the pipeline', () => {
  test('when the clients of a request and of a quote by hand were erased, then there are two rows', () => {
    const gone = { clientEmail: '' };
    const request = aRequest(gone);
    const quote = aQuote(gone);

    expect(pairsOf([request], [quote])).toHaveLength(2);
  });

  test('when a quote was made by hand, then email and event name match in any letter case', () => {
    const request = aRequest();
    const quote = aQuote({ eventName: 'okafor wedding ' });

    expect(pairsOf([request], [quote])).toEqual([[request.id, quote.id]]);
  });

  test('when event names were stored in two Unicode forms of the same letters, then there is one row', () => {
    const request = aRequest({ name: 'Zoe\u0308' });
    const quote = aQuote({ eventName: 'Zo\u00eb\u202e' });

    expect(pairsOf([request], [quote])).toEqual([[request.id, quote.id]]);
  });

  test.each([{ clientEmail: 'other@example.com' }, { eventName: 'Another Wedding' }])(
    'when a quote by hand has %j, then it has a separate row, after the rows with a date',
    (overrides) => {
      const request = aRequest();
      const quote = aQuote(overrides);

      expect(pairsOf([request], [quote])).toEqual([
        [request.id, null],
        [null, quote.id],
      ]);
    },
  );

  test('when a request has its own quote, then a quote made by hand for it has a separate row', () => {
    const request = aRequest();
    const own = aQuote({ eventId: request.id });
    const byHand = aQuote({ createdAt: new Date('2026-03-05T12:00:00.000Z') });

    expect(pairsOf([request], [own, byHand])).toEqual([
      [request.id, own.id],
      [null, byHand.id],
    ]);
  });

  test('when two requests could match, then the quote belongs to the last received request', () => {
    const first = aRequest({ eventDate: '2026-10-01' });
    const last = aRequest({ sentToProviderAt: new Date('2026-03-02T12:00:00.000Z') });
    const quote = aQuote();

    expect(pairsOf([first, last], [quote])).toEqual([
      [first.id, null],
      [last.id, quote.id],
    ]);
  });

  test('when events have different dates, then the latest comes first', () => {
    const dates = ['2026-05-01', '2027-01-01', '2026-12-31'];

    const places = pipelinePlaces(
      dates.map((eventDate) => aRequest({ eventDate })),
      [],
    );

    expect(places.map(({ eventDate }) => eventDate)).toEqual(['2027-01-01', '2026-12-31', '2026-05-01']);
  });
});
