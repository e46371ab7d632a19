import { messageOperations } from '@marquee/contracts/message-operations';
import { anAdminCaller } from '../src/test-kit/callers.ts';
import { listReadings } from '../src/test-kit/list-readings.ts';
import type { TestService } from '../src/test-kit/start-test-service.ts';
import { bookingNamed } from './bookings.ts';
import { aSubscription } from './bus-subscriptions.ts';
import { startMinimalService } from './start-minimal-service.ts';

const api = messageOperations.events;
const operator = anAdminCaller({ email: 'ops@marquee.example' });
const queue = 'events.rename-booking';

describe('the operator’s calls', () => {
  let service: TestService;
  let broken = true;

  beforeEach(async () => {
    broken = true;
    const rename = aSubscription(queue, () => (broken ? Promise.reject(new Error('no booking')) : undefined));
    service = await startMinimalService('events', { subscriptions: [rename] });
  });

  afterEach(() => service.stop());

  test('when a message is dead-lettered, then the list of queues counts it', async () => {
    await deadLetterOne();

    const { body } = await service.call(api.listQueues, { as: operator });

    expect(body).toEqual([{ queue, messages: [bookingNamed.type], parked: 1 }]);
  });

  test('when the operator has not passed two-factor authentication, then the answer is 403 with that reason', async () => {
    const hurried = anAdminCaller({ secondStep: false });

    const { status, problem } = await service.call(api.listQueues, { as: hurried });

    expect([status, problem.code]).toEqual([403, 'second_step_required']);
  });

  test('when the list is read, then each message has its type and the reason of its failure, without its content', async () => {
    await deadLetterOne();

    const { body, headers } = await service.call(api.listMessages, { as: operator, query: { queue } });

    expect(headers.get('x-total-count')).toBe('1');
    expect(body).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{43}$/) as string,
        queue,
        status: 'parked',
        type: bookingNamed.type,
        reason: 'no booking',
        attempts: 1,
        parkedAt: service.clock.now().toISOString(),
        timesParked: 1,
        requestId: expect.any(String) as string,
        traceId: null,
      },
    ]);
  });

  test('when there are more dead letters, then reading the list does not take more commands', async () => {
    const lists = [[api.listMessages, operator]] as const;
    await deadLetterOne();

    const short = await listReadings(service, lists);
    await deadLetterOne();
    await deadLetterOne();

    expect(short).toMatchObject([{ rows: 1, commands: ['find'] }]);
    expect(await listReadings(service, lists)).toEqual([{ ...short[0], rows: 3 }]);
  });

  test('when another queue is requested, then nothing is listed', async () => {
    await deadLetterOne();

    const { body } = await service.call(api.listMessages, { as: operator, query: { queue: 'events.other' } });

    expect(body).toEqual([]);
  });

  test('when a message is read, then the answer has its content and its history', async () => {
    const id = await deadLetterOne();

    const { body } = await service.call(api.getMessage, { as: operator, params: { id } });

    expect(JSON.parse(body.content)).toMatchObject({ type: bookingNamed.type, payload: { name: 'Gala' } });
    expect(body.history).toMatchObject([{ type: 'parked', by: null, reason: 'no booking' }]);
  });

  test('when the handler is fixed and the message redriven, then the message is handled', async () => {
    const id = await deadLetterOne();
    broken = false;

    const { status, body } = await service.call(api.redriveMessage, { as: operator, params: { id } });

    expect([status, body.status]).toEqual([200, 'redriven']);
    expect(await service.deadLetters()).toEqual([]);
  });

  test('when the handler is still broken, then the message stays a dead letter with a higher count', async () => {
    const id = await deadLetterOne();

    const { body } = await service.call(api.redriveMessage, { as: operator, params: { id } });

    expect(body).toMatchObject({ status: 'parked', timesParked: 2 });
  });

  test('when all messages are redriven, then the totals state the outcomes', async () => {
    await deadLetterOne();
    await deadLetterOne();
    broken = false;

    const { body } = await service.call(api.redriveMessages, { as: operator, body: {} });

    expect(body).toMatchObject({ redriven: 2, failedAgain: 0, left: 0 });
  });

  test('when a message is dropped, then it is listed as dropped, with the operator and the reason', async () => {
    const id = await deadLetterOne();
    const call = { as: operator, params: { id } };

    await service.call(api.dropMessage, { ...call, body: { reason: 'of a test' } });

    const query = { status: 'dropped' };
    expect((await service.call(api.listMessages, { as: operator, query })).body).toMatchObject([{ id }]);
    expect((await service.call(api.getMessage, call)).body.history).toMatchObject([
      { type: 'parked' },
      { type: 'dropped', by: 'ops@marquee.example', reason: 'of a test' },
    ]);
  });

  test.each([{}, { reason: '  ' }])('when a drop has the body %j, then it is rejected', async (body) => {
    const id = await deadLetterOne();

    const { status, problem } = await service.call(api.dropMessage, { as: operator, params: { id }, body });

    expect([status, problem.message]).toEqual([400, 'A reason is required']);
    expect(await service.deadLetters()).toHaveLength(1);
  });

  async function deadLetterOne(): Promise<string> {
    const known = new Set((await service.deadLetters()).map(({ id }) => id));
    await service.deliver(bookingNamed, { name: 'Gala' });
    return (await service.deadLetters()).find(({ id }) => !known.has(id))?.id ?? '';
  }
});
