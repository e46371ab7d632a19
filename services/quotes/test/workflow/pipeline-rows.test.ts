import { randomUUID } from 'node:crypto';
import type { PipelineQuote } from '../../src/quotes/quote-repository.ts';
import { pipelineRows } from '../../src/workflow/pipeline-rows.ts';

type Request = Parameters<typeof pipelineRows>[0][number];

function aRequest(overrides: Partial<Request> = {}): Request {
  return {
    id: randomUUID(),
    sourceVersion: 2,
    clientId: randomUUID(),
    clientName: 'Amara Okafor',
    clientEmail: 'amara@example.com',
    providerId: randomUUID(),
    name: 'Okafor Wedding',
    eventDate: '2026-09-12',
    venueAddress: 'Harbour Hall',
    timeZone: 'America/New_York',
    status: 'inquiry',
    sentToProviderAt: new Date('2026-03-01T12:00:00.000Z'),
    ...overrides,
  };
}

function aQuote(overrides: Partial<PipelineQuote> = {}): PipelineQuote {
  return {
    id: randomUUID(),
    eventId: null,
    eventName: 'Okafor Wedding',
    eventDate: '',
    clientName: 'Amara',
    clientEmail: 'Amara@Example.com',
    createdAt: new Date('2026-03-02T12:00:00.000Z'),
    approvedForReviewAt: null,
    sentAt: null,
    acceptedAt: null,
    ...overrides,
  };
}

function pairsOf(...[requests, quotes]: Parameters<typeof pipelineRows>) {
  return pipelineRows(requests, quotes).map(({ eventId, quoteId }) => [eventId, quoteId]);
}

describe('rows of the pipeline', () => {
  test('when the clients of a request and of a quote by hand were erased, then they are two rows', () => {
    const gone = { clientEmail: '', clientName: 'Deleted client 1', eventName: 'Event of a deleted client' };
    const request = aRequest({ ...gone, name: gone.eventName });
    const quote = aQuote(gone);

    expect(pairsOf([request], [quote])).toHaveLength(2);
  });

  test('when a quote was made from a request, then they are one row with all its steps', () => {
    const request = aRequest();
    const quote = aQuote({ eventId: request.id, sentAt: new Date('2026-03-03T12:00:00.000Z') });

    expect(pipelineRows([request], [quote])).toEqual([
      {
        id: request.id,
        eventId: request.id,
        quoteId: quote.id,
        eventName: 'Okafor Wedding',
        eventDate: '2026-09-12',
        clientName: 'Amara Okafor',
        clientEmail: 'amara@example.com',
        isCancelled: false,
        requestReceivedAt: '2026-03-01T12:00:00.000Z',
        quoteCreatedAt: '2026-03-02T12:00:00.000Z',
        approvedForReviewAt: null,
        sentToClientAt: '2026-03-03T12:00:00.000Z',
        clientAcceptedAt: null,
        invoiceSentAt: null,
        invoicePaidAt: null,
        isPaymentAwaited: false,
      },
    ]);
  });

  test('when a quote was made by hand, then it goes by e-mail and event name, whatever their case', () => {
    const request = aRequest();
    const quote = aQuote({ eventName: 'okafor wedding ' });

    expect(pairsOf([request], [quote])).toEqual([[request.id, quote.id]]);
  });

  test.each([{ clientEmail: 'other@example.com' }, { eventName: 'Another Wedding' }])(
    'when a quote by hand has %j, then it is a row of its own, after those with a date',
    (overrides) => {
      const request = aRequest();
      const quote = aQuote(overrides);

      expect(pairsOf([request], [quote])).toEqual([
        [request.id, null],
        [null, quote.id],
      ]);
    },
  );

  test('when a request has its own quote, then one made by hand for it is a row of its own', () => {
    const request = aRequest();
    const own = aQuote({ eventId: request.id });
    const byHand = aQuote({ createdAt: new Date('2026-03-05T12:00:00.000Z') });

    expect(pairsOf([request], [own, byHand])).toEqual([
      [request.id, own.id],
      [null, byHand.id],
    ]);
  });

  test('when two requests could be meant, then the one received last is', () => {
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

    const rows = pipelineRows(
      dates.map((eventDate) => aRequest({ eventDate })),
      [],
    );

    expect(rows.map(({ eventDate }) => eventDate)).toEqual(['2027-01-01', '2026-12-31', '2026-05-01']);
  });

  test('when the event was cancelled, then its row says so', () => {
    expect(pipelineRows([aRequest({ status: 'cancelled' })], [])[0]?.isCancelled).toBe(true);
  });
});
