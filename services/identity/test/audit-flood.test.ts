import { openTestDatabase } from '@marquee/service-kit/test-kit/database';
import type { TestDatabase } from '@marquee/service-kit/test-kit/database';
import { createAttemptRepository } from '../src/attempts/attempt-repository.ts';
import { accountSubject, createIdentityAudit } from '../src/audit/identity-audit.ts';
import { createFingerprint } from '../src/keyed-hash.ts';

const at = new Date('2026-03-02T15:00:00Z');
const fingerprint = createFingerprint('a-secret-of-identity-for-mailed-links');
const cause = { requestId: 'request-7', traceparent: null, actor: 'anonymous' };
const failure = { act: 'sign-in-failed', subject: accountSubject('dana'), locksAccount: false } as const;

describe('a flood of wrong passwords, many at once', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase('flood');
  });
  afterAll(() => database.drop());

  test('when wrong passwords arrive ten at a time, then the first 300 have an entry each, and one entry counts the next 300', async () => {
    const attempts = createAttemptRepository(database.connection, fingerprint);
    const listed: number[] = [];
    const write = async ({ count = 1 }) => void listed.push(count);
    const audit = createIdentityAudit({ write, attempts, fingerprint, now: () => at });

    for (let batch = 0; batch < 62; batch += 1) {
      await Promise.all(Array.from({ length: 10 }, () => audit.passwordFailed(failure, cause)));
    }

    expect(listed.filter((count) => count > 1)).toEqual([300]);
    expect(listed.filter((count) => count === 1)).toHaveLength(300);
    // Takes some seconds, and three times as long while the tests of other workspaces run.
  }, 120_000);
});
