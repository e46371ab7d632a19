import { createCollectedPages } from '@marquee/identity/exports/collected-page-repository';
import { forgetCallsOf } from '@marquee/service-kit/store/call-record';
import { createProjection } from '@marquee/service-kit/store/projection';
import { openTestDatabase } from '@marquee/service-kit/test-kit/database';
import type { TestDatabase } from '@marquee/service-kit/test-kit/database';

import { instrumentDatabase } from '../src/faults/fail-points/instrument-database.ts';

const forgetAt = new Date('2026-03-01T12:00:00.000Z');
const page = { exportId: 'export', accountId: 'robin', part: 'events', page: 1, isLast: true, records: [] };

describe('code points of the database', () => {
  let database: TestDatabase;
  let reached: string[];

  beforeAll(async () => {
    database = await openTestDatabase('code-points');
    instrumentDatabase(database.connection, {
      reach: (codePoint) => void reached.push(codePoint),
      failIfArmed: () => undefined,
    });
  });

  beforeEach(() => {
    reached = [];
  });

  afterAll(async () => {
    await database.drop();
  });

  test('when many documents are changed or deleted at once, then the code points before and after are reached', async () => {
    const pages = createCollectedPages(database.connection);

    await pages.insertIfAbsent({ ...page, part: 'events' }, forgetAt);
    await pages.expire('export', forgetAt);
    await pages.remove('export');

    expect(reached).toEqual([
      'insert collectedPages: before',
      'insert collectedPages: after',
      'update all collectedPages: before',
      'update all collectedPages: after',
      'clear collectedPages: before',
      'clear collectedPages: after',
    ]);
  });

  test('when a write bypasses the models, then its code points are reached as well', async () => {
    await forgetCallsOf(database.connection, 'robin');

    const once = ['clear idempotentCalls: before', 'clear idempotentCalls: after'];
    expect(reached).toEqual([...once, ...once]);
  });

  test('when a write fails, then only the code point before it is reached', async () => {
    const clients = createProjection(database.connection, { name: 'client', indexes: [], rows: [] });
    await clients.apply('robin', 2, {});
    reached = [];

    await clients.apply('robin', 1, {});

    expect(reached).toEqual(['upsert clientProjection: before']);
  });
});
