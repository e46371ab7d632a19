import { randomUUID } from 'node:crypto';
import { forgetAnswersAbout, forgetCallsOf } from '../src/store/call-record.ts';
import { createIdempotency } from '../src/store/idempotency.ts';
import type { Idempotency, Ticket } from '../src/store/idempotency.ts';
import { createTestClock } from '../src/test-kit/clock.ts';
import { openTestDatabase } from '../src/test-kit/database.ts';
import type { TestDatabase } from '../src/test-kit/database.ts';
import { rejectionOf } from '../src/test-kit/refusal-of.ts';

const clock = createTestClock();
const account = 'somebody';
let database: TestDatabase;
let records: Idempotency;

beforeAll(async () => {
  database = await openTestDatabase('idempotency');
  records = createIdempotency(database.connection, { now: clock.now });
});

afterAll(() => database.drop());

describe('idempotency record', () => {
  test('when the first attempt crashed, then the retry gets the same resource id once the lock has expired', async () => {
    const id = randomUUID();
    const first = await records.begin({ id, account, requestHash: 'hash' });
    clock.advance({ seconds: 1 });
    const tooEarly = await rejectionOf(records.begin({ id, account, requestHash: 'hash' }));
    clock.advance({ seconds: 20 });

    const retry = await records.begin({ id, account, requestHash: 'hash' });

    expect(tooEarly).toMatchObject({ code: 'request_in_flight', details: { retryAfterSeconds: 1 } });
    expect(resourceIdOf(retry)).toBe(resourceIdOf(first));
  });

  test('when many attempts follow a crash, then exactly one gets a ticket', async () => {
    const id = randomUUID();
    await records.begin({ id, account, requestHash: 'hash' });
    clock.advance({ seconds: 20 });

    const retries = await Promise.allSettled(
      Array.from({ length: 10 }, () => records.begin({ id, account, requestHash: 'hash' })),
    );

    expect(retries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('the calls of an account', () => {
  test('when they are deleted, then the responses of other accounts remain', async () => {
    const mine = { id: randomUUID(), account: randomUUID(), requestHash: 'hash' };
    const another = { id: randomUUID(), account: randomUUID(), requestHash: 'hash' };
    await records.finish(await ticketOf(records.begin(mine)), 'my answer');
    await records.finish(await ticketOf(records.begin(another)), 'another answer');

    await forgetCallsOf(database.connection, mine.account);

    expect(await records.begin(mine)).toHaveProperty('ticket');
    expect(await records.begin(another)).toEqual({ answer: 'another answer' });
  });
});

describe('the stored responses about a resource', () => {
  test('when they are deleted, then a repeated call gets the same resource id, and other responses remain', async () => {
    const about = { id: randomUUID(), account, requestHash: 'hash' };
    const other = { id: randomUUID(), account, requestHash: 'hash' };
    const thing = randomUUID();
    const ticket = await ticketOf(records.begin(about));
    await records.finish(ticket, JSON.stringify({ id: thing, clientName: 'Amara' }));
    await records.finish(await ticketOf(records.begin(other)), 'another answer');
    clock.advance({ seconds: 20 });

    await forgetAnswersAbout(database.connection, ['(', thing]);
    await forgetAnswersAbout(database.connection, []);

    expect((await ticketOf(records.begin(about))).resourceId).toBe(ticket.resourceId);
    expect(await records.begin(other)).toEqual({ answer: 'another answer' });
  });
});

describe('an attempt that takes longer than its lock', () => {
  test.each(['finish', 'release', 'forget'] as const)(
    'when it calls %s, then the record and response of the next attempt stay',
    async (end) => {
      const id = randomUUID();
      const slow = await ticketOf(records.begin({ id, account, requestHash: 'hash' }));
      clock.advance({ seconds: 20 });
      const next = await ticketOf(records.begin({ id, account, requestHash: 'hash' }));
      await records.finish(next, 'the answer');

      await records[end](slow, 'another answer');

      expect(await records.begin({ id, account, requestHash: 'hash' })).toEqual({ answer: 'the answer' });
    },
  );
});

async function ticketOf(beginning: ReturnType<Idempotency['begin']>): Promise<Ticket> {
  const begun = await beginning;
  if (!('ticket' in begun)) {
    throw new Error('it was answered already');
  }
  return begun.ticket;
}

function resourceIdOf(begun: Awaited<ReturnType<Idempotency['begin']>>): string {
  return 'ticket' in begun ? begun.ticket.resourceId : 'answered';
}
