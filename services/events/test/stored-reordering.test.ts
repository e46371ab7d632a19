import { randomUUID } from 'node:crypto';
import { cancelClientEvent } from '@marquee/contracts/client-event-operations';
import type { EventView } from '@marquee/contracts/events';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import fc from 'fast-check';
import { aSentRequest, quoteIsAccepted, quoteIsCreated, read, toldAbout } from './kit/stages.ts';
import type { Stage } from './kit/stages.ts';
import { startEvents } from './kit/start-events.ts';

type Step = 'created' | 'accepted' | 'cancelled';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

async function take(stage: Stage, quoteId: string, step: Step): Promise<void> {
  switch (step) {
    case 'created':
      return quoteIsCreated(service, stage, quoteId);
    case 'accepted':
      return quoteIsAccepted(service, stage, quoteId);
    case 'cancelled': {
      const body = { reason: 'Moving away' };
      await service.call(cancelClientEvent, { as: stage.client, params: { id: stage.event.id }, body });
    }
  }
}

async function endOf(steps: readonly Step[]): Promise<Partial<EventView> & { told: string[] }> {
  const stage = await aSentRequest(service);
  const quoteId = randomUUID();
  for (const step of steps) {
    await take(stage, quoteId, step);
  }
  const { status, totalAmount, bookedAt, cancelReason } = await read(service, stage);
  return { status, totalAmount, bookedAt, cancelReason, told: (await toldAbout(service, stage)).slice(-1) };
}

const inOrder: Step[] = ['created', 'accepted', 'cancelled'];
const thrice = [...inOrder, ...inOrder, ...inOrder];
const arriving = fc.shuffledSubarray(thrice, { minLength: thrice.length, maxLength: thrice.length });

describe('the quotes’ messages about a stored event, and its cancellation', () => {
  test('when each arrives three times in any order, then state and messages are as once in order', async () => {
    const expected = await endOf(inOrder);

    await fc.assert(
      fc.asyncProperty(arriving, async (steps) => {
        expect(await endOf(steps)).toEqual(expected);
      }),
      { numRuns: 12 },
    );
    expect(await service.parked()).toEqual([]);
    // Twelve histories over HTTP take longer than the usual five seconds on a busy machine.
  }, 60_000);
});
