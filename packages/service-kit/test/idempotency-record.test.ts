import { randomUUID } from 'node:crypto';
import { createIdempotency } from '../src/store/idempotency.ts';
import type { Idempotency } from '../src/store/idempotency.ts';
import { createTestClock } from '../src/test-kit/clock.ts';
import { openTestDatabase } from '../src/test-kit/database.ts';
import type { TestDatabase } from '../src/test-kit/database.ts';
import { refusalOf } from './bookings.ts';

const clock = createTestClock();
let database: TestDatabase;
let records: Idempotency;

beforeAll(async () => {
  database = await openTestDatabase('idempotency');
  records = createIdempotency(database.connection, clock.now);
  await records.init();
});

afterAll(() => database.drop());

describe('idempotency record', () => {
  test('when the first attempt crashed, then the retry gets the same resource id once the lock is over', async () => {
    const id = randomUUID();
    const first = await records.begin(id, 'hash');
    clock.advance({ seconds: 1 });
    const tooEarly = await refusalOf(records.begin(id, 'hash'));
    clock.advance({ seconds: 20 });

    const retry = await records.begin(id, 'hash');

    expect(tooEarly).toMatchObject({ code: 'request_in_flight', details: { retryAfterSeconds: 1 } });
    expect(resourceIdOf(retry)).toBe(resourceIdOf(first));
  });

  test('when many retry after a crash, then one takes over', async () => {
    const id = randomUUID();
    await records.begin(id, 'hash');
    clock.advance({ seconds: 20 });

    const retries = await Promise.allSettled(Array.from({ length: 10 }, () => records.begin(id, 'hash')));

    expect(retries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

function resourceIdOf(begun: Awaited<ReturnType<Idempotency['begin']>>): string {
  return 'ticket' in begun ? begun.ticket.resourceId : 'answered';
}
