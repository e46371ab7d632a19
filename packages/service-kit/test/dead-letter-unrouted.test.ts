import { randomUUID } from 'node:crypto';
import { messageOperations } from '@marquee/contracts/message-operations';
import type { UnroutedMessage } from '../src/messaging/bus.ts';
import { anAdminCaller } from '../src/test-kit/callers.ts';
import type { TestService } from '../src/test-kit/start-test-service.ts';
import { anEnvelope } from './bus-messages.ts';
import { startMinimalService } from './start-minimal-service.ts';

const api = messageOperations.identity;
const operator = anAdminCaller({ email: 'ops@marquee.example' });
const query = { queue: 'unrouted' };

function anUnrouted(type: string): UnroutedMessage {
  return { type, content: JSON.stringify({ ...anEnvelope({ name: 'lost' }), type }), encoding: 'utf8' };
}

describe('unrouted messages', () => {
  let service: TestService;

  beforeEach(async () => {
    const unrouted = [anUnrouted('kit.nobody.subscribes.v1'), anUnrouted('kit.booking.moved.v1')];
    service = await startMinimalService('identity', { unrouted });
  });

  afterEach(() => service.stop());

  test('when the queues of identity are listed, then the queue of unrouted messages is among them', async () => {
    const { body } = await service.call(api.listQueues, { as: operator });

    expect(body).toContainEqual({ queue: 'unrouted', messages: [], parked: 2 });
  });

  test('when they are listed, then each has its type, and the missing subscriber as the reason', async () => {
    const { body } = await service.call(api.listMessages, { as: operator, query });

    expect(body).toHaveLength(2);
    expect(body).toContainEqual(
      expect.objectContaining({
        type: 'kit.booking.moved.v1',
        reason: 'no service subscribes to kit.booking.moved.v1',
        attempts: 0,
        requestId: 'request-1',
      }),
    );
  });

  test('when a message is unreadable, then later lists date the message by the time of the first list', async () => {
    const unreadable = { type: 'kit.nobody.subscribes.v1', content: 'nonsense', encoding: 'utf8' } as const;
    const odd = await startMinimalService('identity', { unrouted: [unreadable] });
    const first = await odd.call(api.listMessages, { as: operator, query });
    odd.clock.advance({ minutes: 5 });

    const second = await odd.call(api.listMessages, { as: operator, query });

    expect(second.body).toEqual(first.body);
    await odd.stop();
  });

  test('when a message is redriven, then it counts as redriven only if a queue receives it', async () => {
    const taken = await redrive('kit.booking.moved.v1');
    const still = await redrive('kit.nobody.subscribes.v1');

    expect([taken, still]).toEqual(['redriven', 'parked']);
  });

  test('when all messages are redriven, then the unrouted messages are included', async () => {
    const { body } = await service.call(api.redriveMessages, { as: operator, body: {} });

    expect(body).toMatchObject({ redriven: 1, failedAgain: 1, left: 0 });
  });

  test('when there are more messages than one call redrives, then the answer states how many are left', async () => {
    const more = Array.from({ length: 201 }, () => anUnrouted(`kit.booking.${randomUUID()}.v1`));
    const crowded = await startMinimalService('identity', { unrouted: more });

    const { body } = await crowded.call(api.redriveMessages, { as: operator, body: { queue: 'unrouted' } });

    expect(body).toMatchObject({ redriven: 200, failedAgain: 0, left: 1 });
    await crowded.stop();
  });

  test('when a message is dropped, then it is removed from the broker and stored as dropped', async () => {
    const id = await idOf('kit.nobody.subscribes.v1');
    const call = { as: operator, params: { id } };

    const { body } = await service.call(api.dropMessage, { ...call, body: { reason: 'an old version' } });

    expect(body).toMatchObject({ status: 'dropped', queue: 'unrouted' });
    expect((await service.call(api.listMessages, { as: operator, query })).body).toHaveLength(1);
    expect((await service.call(api.getMessage, call)).body.history).toMatchObject([
      { type: 'parked' },
      { type: 'dropped', by: 'ops@marquee.example', reason: 'an old version' },
    ]);
  });

  async function idOf(type: string): Promise<string> {
    const { body } = await service.call(api.listMessages, { as: operator, query });
    return body.find((message) => message.type === type)?.id ?? '';
  }

  async function redrive(type: string): Promise<string> {
    const call = { as: operator, params: { id: await idOf(type) } };
    return (await service.call(api.redriveMessage, call)).body.status;
  }
});
