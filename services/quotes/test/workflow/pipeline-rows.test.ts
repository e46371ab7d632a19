import { randomUUID } from 'node:crypto';
import type { PipelineQuote } from '../../src/quotes/quote-repository.ts';
import type { PipelinePlace } from '../../src/workflow/pipeline-places.ts';
import { pipelineRows } from '../../src/workflow/pipeline-rows.ts';

type Request = Parameters<typeof pipelineRows>[1][number];

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
    clientId: null,
    archivedAt: null,
    clientEmail: 'Amara@Example.com',
    createdAt: new Date('2026-03-02T12:00:00.000Z'),
    approvedForReviewAt: null,
    sentAt: null,
    acceptedAt: null,
    ...overrides,
  };
}

function aPlace(request: Request | null, quote: PipelineQuote | null): PipelinePlace {
  const { id = '', eventDate = '' } = request ?? quote ?? {};
  return { id, eventDate, requestId: request?.id ?? null, quoteId: quote?.id ?? null };
}

describe('rows of the pipeline', () => {
  test('when a quote was created from a request, then there is one row with all its steps', () => {
    const request = aRequest();
    const quote = aQuote({ eventId: request.id, sentAt: new Date('2026-03-03T12:00:00.000Z') });

    expect(pipelineRows([aPlace(request, quote)], [request], [quote]).rows).toEqual([
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
        hasPublicPage: true,
      },
    ]);
  });

  test('when the event was cancelled, then its row shows it', () => {
    const request = aRequest({ status: 'cancelled' });

    expect(pipelineRows([aPlace(request, null)], [request], []).rows[0]?.isCancelled).toBe(true);
  });

  test('when records are read in another order, then the rows keep the order of the places', () => {
    const requests = [aRequest(), aRequest()];
    const places = requests.toReversed().map((request) => aPlace(request, null));

    expect(pipelineRows(places, requests, []).rows.map(({ id }) => id)).toEqual(places.map(({ id }) => id));
  });

  test('when a record was erased after its place was read, then it has no row', () => {
    expect(pipelineRows([aPlace(aRequest(), null), aPlace(null, aQuote())], [], []).rows).toEqual([]);
  });
});
