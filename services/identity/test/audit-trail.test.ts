import { randomUUID } from 'node:crypto';
import { identityAudited, quotesAudited } from '@marquee/contracts/messages/audit-messages';
import { audited } from '@marquee/service-kit/audit/audited';
import { toEnvelope } from '@marquee/service-kit/messaging/message';
import { createIndexes } from '@marquee/service-kit/store/create-indexes';
import { openTestDatabase } from '@marquee/service-kit/test-kit/database';
import type { TestDatabase } from '@marquee/service-kit/test-kit/database';
import { createAuditRepository } from '../src/audit/audit-repository.ts';
import { createAuditTrail } from '../src/audit/audit-trail.ts';
import { sampledFailureCount } from '../src/audit/sampled-failure-count.ts';
import { appendAuditEntry } from '../src/audit/append-audit-entry.ts';

const at = new Date('2026-03-02T15:00:00Z');

function anEnvelope(declared: typeof identityAudited) {
  const cause = { requestId: 'request-7', traceparent: null, actor: 'operator' };
  const service = declared === quotesAudited ? 'quotes' : 'identity';
  const message = audited(
    service,
    { act: 'message-redriven', subject: { kind: 'message', id: 'm' }, outcome: 'asked' },
    cause,
  );
  const context = { aggregateId: randomUUID(), aggregateVersion: 1, cause, at };
  return { ...toEnvelope(message, context), payload: declared.payload.parse(message.payload) };
}

describe('storing published entries', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase('audit');
  });
  afterAll(() => database.drop());

  test('when a message is redelivered, then its entry is stored once, unchanged', async () => {
    const repository = createAuditRepository(database.connection);
    await createIndexes(database.connection);
    const trail = createAuditTrail({ repository, keepDays: 400, now: () => at });
    const consumer = appendAuditEntry(trail);
    const message = anEnvelope(quotesAudited);

    await consumer.handle(message);
    await consumer.handle(message);
    await consumer.handle(anEnvelope(identityAudited));

    const { rows, total } = await trail.page({ page: {} });
    expect(total).toBe(2);
    expect(rows.find(({ id }) => id === message.id)).toEqual({
      id: message.id,
      at,
      actor: 'operator',
      act: 'message-redriven',
      subject: { kind: 'message', id: 'm' },
      service: 'quotes',
      requestId: 'request-7',
      outcome: 'asked',
      count: 1,
      reason: '',
      network: '',
    });
  });
});

describe('a flood of wrong passwords', () => {
  const listed = Array.from({ length: 5_000 }, (_failure, index) => sampledFailureCount(index + 1));

  test('when there are at most 300 wrong passwords in a minute, then each has an entry', () => {
    expect(listed.slice(0, 300)).toEqual(Array.from({ length: 300 }, () => 1));
  });

  test('when there are many wrong passwords, then the trail grows logarithmically and still contains their number', () => {
    expect(listed.filter((count) => count > 1)).toEqual([300, 600, 1_200, 2_400]);
    expect(listed.slice(0, 4_800).reduce((sum, count) => sum + count, 0)).toBe(4_800);
  });
});
