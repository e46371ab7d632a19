import { randomUUID } from 'node:crypto';
import { quoteArchived } from '@marquee/contracts/messages/quote-messages';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aQuoteSnapshot } from './support/snapshots.ts';
import {
  aSentRequest,
  deliverQuoteArchived,
  deliverQuoteCreated,
  read,
  messageTypesOf,
} from './support/event-fixtures.ts';
import { startEvents } from './support/start-events.ts';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

describe('an archived quote', () => {
  test('when the quote was the only one of its event, then the event has no quote and keeps its status', async () => {
    const fixture = await aSentRequest(service);
    const quoteId = randomUUID();
    await deliverQuoteCreated(service, fixture, quoteId);

    await deliverQuoteArchived(service, fixture, quoteId);
    await deliverQuoteArchived(service, fixture, quoteId);

    expect(await read(service, fixture)).toMatchObject({ status: 'proposal', hasQuote: false });
    expect(await messageTypesOf(service, fixture)).toEqual([
      'events.event.sent.v1',
      'events.event.proposed.v1',
    ]);
  });

  test('when the message about its archiving arrives before that about its creation, then the event has no quote', async () => {
    const fixture = await aSentRequest(service);
    const quoteId = randomUUID();

    await deliverQuoteArchived(service, fixture, quoteId);
    await deliverQuoteCreated(service, fixture, quoteId);

    expect(await read(service, fixture)).toMatchObject({ status: 'proposal', hasQuote: false });
  });

  test('when another quote was created, then the event has the other quote', async () => {
    const fixture = await aSentRequest(service);
    const quoteId = randomUUID();
    await deliverQuoteCreated(service, fixture, quoteId);
    await deliverQuoteArchived(service, fixture, quoteId);

    await deliverQuoteCreated(service, fixture);

    expect(await read(service, fixture)).toMatchObject({ hasQuote: true });
  });

  test('when the quote was made by hand, then no message becomes a dead letter', async () => {
    const deadLettersBefore = await service.deadLetters();

    await service.deliver(quoteArchived, aQuoteSnapshot({ eventId: null, status: 'archived' }));

    expect(await service.deadLetters()).toHaveLength(deadLettersBefore.length);
  });
});
