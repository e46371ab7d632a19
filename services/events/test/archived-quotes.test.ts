import { randomUUID } from 'node:crypto';
import { quoteArchived } from '@marquee/contracts/messages/quote-messages';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aQuoteSnapshot } from './kit/snapshots.ts';
import { aSentRequest, quoteIsArchived, quoteIsCreated, read, toldAbout } from './kit/stages.ts';
import { startEvents } from './kit/start-events.ts';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

describe('a quote was archived', () => {
  test('when it was the only one of its event, then the event has no quote and keeps its status', async () => {
    const stage = await aSentRequest(service);
    const quoteId = randomUUID();
    await quoteIsCreated(service, stage, quoteId);

    await quoteIsArchived(service, stage, quoteId);
    await quoteIsArchived(service, stage, quoteId);

    expect(await read(service, stage)).toMatchObject({ status: 'proposal', hasQuote: false });
    expect(await toldAbout(service, stage)).toEqual(['events.event.sent.v1', 'events.event.proposed.v1']);
  });

  test('when the message about its archiving arrives before its creation, then the event has no quote', async () => {
    const stage = await aSentRequest(service);
    const quoteId = randomUUID();

    await quoteIsArchived(service, stage, quoteId);
    await quoteIsCreated(service, stage, quoteId);

    expect(await read(service, stage)).toMatchObject({ status: 'proposal', hasQuote: false });
  });

  test('when a further quote was created, then the event has that one', async () => {
    const stage = await aSentRequest(service);
    const quoteId = randomUUID();
    await quoteIsCreated(service, stage, quoteId);
    await quoteIsArchived(service, stage, quoteId);

    await quoteIsCreated(service, stage);

    expect(await read(service, stage)).toMatchObject({ hasQuote: true });
  });

  test('when it was made by hand, then no message becomes a dead letter', async () => {
    const parkedBefore = await service.parked();

    await service.deliver(quoteArchived, aQuoteSnapshot({ eventId: null, status: 'archived' }));

    expect(await service.parked()).toHaveLength(parkedBefore.length);
  });
});
