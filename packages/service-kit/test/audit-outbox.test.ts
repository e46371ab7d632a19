import { messageOperations } from '@marquee/contracts/message-operations';
import { auditMessages } from '@marquee/contracts/messages/audit-messages';
import { anAdminCaller } from '../src/test-kit/callers.ts';
import type { TestService } from '../src/test-kit/start-test-service.ts';
import { bookingNamed } from './bookings.ts';
import { aSubscription } from './bus-subscriptions.ts';
import { startMinimalService } from './start-minimal-service.ts';

const api = messageOperations.events;
const operator = anAdminCaller({ email: 'ops@marquee.example' });
const queue = 'events.rename-booking';

describe('an operator’s actions on dead letters', () => {
  let service: TestService;

  beforeAll(async () => {
    const rename = aSubscription(queue, () => Promise.reject(new Error('no booking')));
    service = await startMinimalService('events', { subscriptions: [rename] });
  });

  afterAll(() => service.stop());

  test('when an operator redrives one dead letter and a whole queue, and drops one, then an audit message is published for each action', async () => {
    await service.deliver(bookingNamed, { name: 'Gala' });
    const id = (await service.deadLetters())[0]?.id ?? '';
    const params = { id };
    await service.call(api.redriveMessage, { as: operator, params });
    await service.call(api.redriveMessages, { as: operator, body: { queue } });
    await service.call(api.dropMessage, { as: operator, params, body: { reason: 'of a test' } });

    const published = await publishedAudit();

    expect(published.map(({ payload }) => payload)).toEqual([
      record('message-redriven', { kind: 'message', id }),
      record('message-redriven', { kind: 'queue', id: queue }),
      record('message-dropped', { kind: 'message', id }, 'of a test'),
    ]);
    expect(new Set(published.map(({ actor }) => actor))).toEqual(new Set([operator.id]));
  });

  test('when the audit messages have been published, then their entries are deleted from the outbox', async () => {
    await service.published();

    expect(await service.connection.collection('auditNotes').countDocuments()).toBe(0);
  });

  async function publishedAudit() {
    return (await service.published()).filter(({ type }) => type === auditMessages.events.type);
  }
});

function record(act: string, subject: object, reason = '') {
  const network = expect.any(String) as string;
  return { act, subject, outcome: 'asked', count: 1, reason, network };
}
