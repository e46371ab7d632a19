import { messageOperations } from '@marquee/contracts/message-operations';
import { anAdminCaller } from '../src/test-kit/callers.ts';
import type { TestService } from '../src/test-kit/start-test-service.ts';
import { bookingNamed } from './bookings.ts';
import { aSubscription } from './bus-subscriptions.ts';
import { startMinimalService } from './start-minimal-service.ts';

const api = messageOperations.identity;
const operator = anAdminCaller({ email: 'ops@marquee.example' });
const queue = 'identity.rename-booking';

describe('the operator’s calls during a broker outage', () => {
  let service: TestService;

  beforeEach(async () => {
    const failing = aSubscription(queue, () => Promise.reject(new Error('no booking')));
    service = await startMinimalService('identity', { subscriptions: [failing], unrouted: 'unavailable' });
    await service.deliver(bookingNamed, { name: 'Gala' });
  });

  afterEach(() => service.stop());

  test('when the queues are listed, then the dead letters are counted, and the unrouted messages have no number', async () => {
    const { status, body } = await service.call(api.listQueues, { as: operator });

    expect(status).toBe(200);
    expect(body).toMatchObject([
      { queue, parked: 1 },
      { queue: 'unrouted', parked: null },
    ]);
  });

  test('when the unrouted messages are listed, then the answer is 503', async () => {
    const query = { queue: 'unrouted' };
    const { status, problem } = await service.call(api.listMessages, { as: operator, query });

    expect([status, problem.code]).toEqual([503, 'broker_away']);
  });

  test('when a stored message is read, then it is returned; for an unknown id the answer is 503, not 404', async () => {
    const [known] = await service.deadLetters();
    const id = known?.id ?? '';
    const another = id.slice(1) + id.slice(0, 1);
    const own = await service.call(api.getMessage, { as: operator, params: { id } });
    const unknown = await service.call(api.getMessage, { as: operator, params: { id: another } });

    expect([own.status, unknown.status, unknown.problem.code]).toEqual([200, 503, 'broker_away']);
  });

  test('when all messages are redriven, then the call fails before any message is redriven', async () => {
    const { status, problem } = await service.call(api.redriveMessages, { as: operator, body: {} });

    expect([status, problem.code]).toEqual([503, 'broker_away']);
    expect(await service.deadLetters()).toMatchObject([{ timesParked: 1 }]);
  });
});
