import { createAggregateStore } from '@marquee/service-kit/store/aggregate-store';
import type { ShapeChange } from '@marquee/service-kit/store/shapes';
import { openTestDatabase } from '@marquee/service-kit/test-kit/database';
import type { TestDatabase } from '@marquee/service-kit/test-kit/database';

import { beginShapes } from '../src/migrate/begin-shapes.ts';
import { describeShapes } from '../src/migrate/describe-shapes.ts';
import { rewriteDocuments } from '../src/migrate/rewrite-documents.ts';
import { runMigrate } from '../src/migrate/run-migrate.ts';
import type { MigrationRun } from '../src/migrate/run-migrate.ts';

/** The present release stores amounts in cents. */
const inCents: ShapeChange = {
  fields: ['total', 'cents'],
  up: ({ total, ...state }) => ({ ...state, cents: Number(total) * 100 }),
  down: ({ cents, ...state }) => ({ ...state, total: Number(cents) / 100 }),
};

let database: TestDatabase;
let printed: string[];

beforeEach(async () => {
  database = await openTestDatabase('migrate_command');
  printed = [];
  const documents = [1, 2, 3].map((total) => ({ _id: `order ${total}`, version: 1, total, history: [] }));
  await orders().insertMany(documents);
});

afterEach(() => database.drop());

function orders() {
  return database.connection.collection<{ _id: string; [field: string]: unknown }>('orders');
}

/** Each call starts like a process of its own. `services`: all have the same kind of aggregate. */
function aRun(services: MigrationRun['services'][number]['name'][] = ['quotes']): MigrationRun {
  return {
    services: services.map((name) => {
      const connection = database.connection.useDb(database.connection.name, { useCache: false });
      const kind = services.length > 1 ? `${name}Order` : 'order';
      return {
        name,
        shapes: [createAggregateStore(connection, { name: kind, indexes: [], shapes: [inCents] }).shape],
      };
    }),
    now: () => new Date('2026-11-30T12:00:00Z'),
    print: (line) => printed.push(line),
  };
}

const begin = (run: MigrationRun) => beginShapes({ ...run, pause: async () => undefined });

describe('npm run migrate', () => {
  test('when nothing has begun, then it says so, changes nothing and fails', async () => {
    await expect(rewriteDocuments(aRun())).rejects.toThrow(
      'quotes: shape 2 of order has not begun: npm run migrate -- begin',
    );

    expect(await orders().countDocuments({ shape: null, total: { $gt: 0 } })).toBe(3);
  });

  test('when the shape has begun, then all documents are rewritten, and a second run finds none', async () => {
    await begin(aRun());

    const [first, second] = [await rewriteDocuments(aRun()), await rewriteDocuments(aRun())];

    expect([first, second]).toEqual([
      'All documents have the shapes of this release; 3 were rewritten.',
      'All documents have the shapes of this release; 0 were rewritten.',
    ]);
    expect(await orders().findOne({ _id: 'order 2' })).toMatchObject({ shape: 2, cents: 200, version: 1 });
  });

  test('when a document cannot be read, then it is named, the others are rewritten, and the command fails', async () => {
    await orders().insertOne({ _id: 'odd', version: 1, shape: 3, history: [] });
    await begin(aRun());

    await expect(rewriteDocuments(aRun())).rejects.toThrow('order odd cannot be read: a later release');

    expect(await orders().countDocuments({ shape: 2 })).toBe(3);
  });
});

describe('npm run migrate -- begin', () => {
  test('when all services have a shape to begin, then events begins after the others have waited for every replica', async () => {
    const steps: string[] = [];
    const run = aRun(['identity', 'events', 'quotes', 'billing']);

    await beginShapes({
      ...run,
      print: (line) => steps.push(line.split(' ')[0] ?? ''),
      pause: async (ms) => void steps.push(`pause ${ms}`),
    });

    const [pause] = steps.filter((step) => step.startsWith('pause'));
    expect(steps).toEqual([
      'identity:',
      'quotes:',
      'billing:',
      'Waiting',
      pause,
      'events:',
      'Waiting',
      pause,
    ]);
  });

  test('when it has begun before, then it says that there is nothing to begin', async () => {
    await begin(aRun());

    expect(await begin(aRun())).toContain('Nothing to begin');
  });
});

describe('npm run migrate -- status', () => {
  test('when documents of two shapes are stored, then it counts them and names those that cannot be read', async () => {
    await begin(aRun());
    await orders().insertOne({ _id: 'new', version: 1, shape: 2, cents: 100, history: [] });
    await orders().insertOne({ _id: 'odd', version: 1, shape: 3, history: [] });

    const lines = (await describeShapes(aRun())).split('\n');

    expect(lines).toEqual([
      'quotes: order is stored in shape 2; 3 in shape 1, 1 in shape 2, 1 in shape 3',
      '  order odd cannot be read: a later release has stored it in shape 3; this release reads up to 2',
    ]);
  });

  test('when nothing has begun, then it names the shape that has not begun', async () => {
    expect(await describeShapes(aRun())).toBe(
      'quotes: order is stored in shape 1; shape 2 has not begun; 3 in shape 1',
    );
  });
});

describe('npm run migrate, wrong usage', () => {
  test.each([[['begun']], [['begin', 'now']], [['--force']]])(
    'when it is called with %j, then it prints the usage and exits with code 2',
    async (args) => {
      const errors: string[] = [];
      const code = await runMigrate({
        ...{ root: '/nowhere', args, environment: {}, now: () => new Date(0), print: () => undefined },
        printError: (text) => errors.push(text),
      });

      expect([code, errors]).toEqual([
        2,
        [expect.stringContaining('npm run migrate [-- begin | -- status]')],
      ]);
    },
  );
});
