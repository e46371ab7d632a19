import { randomUUID } from 'node:crypto';
import { cancelClientEvent } from '@marquee/contracts/client-event-operations';
import type { EventView } from '@marquee/contracts/events';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import fc from 'fast-check';
import {
  aSentRequest,
  deliverQuoteAccepted,
  deliverQuoteCreated,
  read,
  messageTypesOf,
} from './support/event-fixtures.ts';
import type { EventFixture } from './support/event-fixtures.ts';
import { startEvents } from './support/start-events.ts';

type Step = 'created' | 'accepted' | 'cancelled';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

async function applyStep(fixture: EventFixture, quoteId: string, step: Step): Promise<void> {
  switch (step) {
    case 'created':
      return deliverQuoteCreated(service, fixture, quoteId);
    case 'accepted':
      return deliverQuoteAccepted(service, fixture, quoteId);
    case 'cancelled': {
      const body = { reason: 'Moving away' };
      await service.call(cancelClientEvent, { as: fixture.client, params: { id: fixture.event.id }, body });
    }
  }
}

async function finalState(steps: readonly Step[]): Promise<Partial<EventView> & { messageTypes: string[] }> {
  const fixture = await aSentRequest(service);
  const quoteId = randomUUID();
  for (const step of steps) {
    await applyStep(fixture, quoteId, step);
  }
  const { status, totalAmount, bookedAt, cancelReason } = await read(service, fixture);
  return {
    status,
    totalAmount,
    bookedAt,
    cancelReason,
    messageTypes: (await messageTypesOf(service, fixture)).slice(-1),
  };
}

const inOrder: Step[] = ['created', 'accepted', 'cancelled'];
const thrice = [...inOrder, ...inOrder, ...inOrder];
const arriving = fc.shuffledSubarray(thrice, { minLength: thrice.length, maxLength: thrice.length });

describe('a stored event’s cancellation and the messages about its quotes', () => {
  test('when each message arrives three times in any order, then the state and the last message are those of one delivery in order', async () => {
    const expected = await finalState(inOrder);

    await fc.assert(
      fc.asyncProperty(arriving, async (steps) => {
        expect(await finalState(steps)).toEqual(expected);
      }),
      { numRuns: 12 },
    );
    expect(await service.deadLetters()).toEqual([]);
    // Twelve sequences of HTTP calls may take longer than the default five seconds on a busy machine.
  }, 60_000);
});
