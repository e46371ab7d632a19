import { openTestDatabase } from '../src/test-kit/database.ts';
import type { TestDatabase } from '../src/test-kit/database.ts';
import { aCommit } from './bookings.ts';
import { migrate, readAll } from './migrating.ts';
import type { PresentStore } from './migrating.ts';
import { atNoon, releasesOf, sellEarlier } from './tickets.ts';
import type { TicketEntry } from './tickets.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase('interrupted');
});

afterAll(() => database.drop());

describe('an interrupted migration', () => {
  test('when it is killed ten times between any two writes, then every document stays readable, and the end is that of one run', async () => {
    const [killed, whole] = [
      releasesOf(database.connection, 'killed'),
      releasesOf(database.connection, 'whole'),
    ];
    const ids = await sellEarlier(killed, 40);
    await sellEarlier(whole, 40);
    const before = await readAll(killed.present(), ids);
    await Promise.all([killed, whole].map(({ present }) => present().shape.begin(atNoon)));
    const random = randomFrom(41);
    const rewritten = new Set<number>();

    for (let kill = 0; kill < 10; kill += 1) {
      await migrateUntilKilled(killed.present(), { steps: 1 + random(8), batchSize: 1 + random(3) });
      rewritten.add((await killed.stored()).filter(({ shape }) => shape === 2).length);
      expect(await readAll(killed.present(), ids)).toEqual(before);
    }
    await migrate(killed.present());
    await migrate(whole.present());

    expect(rewritten.size).toBeGreaterThan(2);
    expect(Math.max(...rewritten)).toBeLessThan(40);
    expect(await killed.stored()).toEqual(await whole.stored());
    expect(await readAll(killed.present(), ids)).toEqual(before);
  });

  test('when services save documents between its reads and writes, then no change is lost', async () => {
    const releases = releasesOf(database.connection, 'raced');
    const ids = await sellEarlier(releases, 12);
    const [unaware, aware] = [releases.present(), releases.present()];
    const before = await readAll(unaware, ids);
    await aware.shape.begin(atNoon);
    const save = async (writer: PresentStore, id: string) =>
      writer.save(
        { ...(await writer.get(id)), name: 'Moved' },
        { ...aCommit<TicketEntry>(), history: [{ type: 'renamed' }] },
      );
    const turns = [
      () => Promise.all(ids.slice(0, 3).map((id) => save(unaware, id))),
      () => Promise.all(ids.slice(3, 6).map((id) => save(aware, id))),
    ];
    const store = releases.present(async () => {
      await turns.shift()?.();
    });

    await migrate(store, 6);

    const after = await readAll(store, ids);
    expect(turns).toEqual([]);
    expect(after).toEqual(
      before.map((ticket, index) =>
        index < 6
          ? {
              ...{ ...ticket, name: 'Moved', version: ticket.version + 1 },
              history: [...ticket.history, { type: 'renamed' }],
            }
          : ticket,
      ),
    );
    expect((await releases.stored()).filter(({ shape }) => shape !== 2)).toEqual([]);
  });
});

/** A random number generator with a seed, so that a failure can be repeated. Returns integers from 0 to `below` - 1. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

/** Ends after so many writes, as a killed process does. */
async function migrateUntilKilled(
  store: PresentStore,
  { steps, batchSize }: { steps: number; batchSize: number },
): Promise<void> {
  const migration = store.shape.migrate({ batchSize });
  for (let left = steps; left > 0; left -= 1) {
    await migration.next();
  }
}
