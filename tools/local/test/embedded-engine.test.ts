import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import mongoose from 'mongoose';

import { chooseEngine } from '../src/database/choose-engine.ts';
import { startEngine } from '../src/database/start-engine.ts';
import type { RunningEngine } from '../src/database/start-engine.ts';
import { acquireRunLock } from '../src/processes/acquire-run-lock.ts';
import { createChildren } from '../src/processes/children.ts';
import type { Children } from '../src/processes/children.ts';

type Booking = { _id: number };

describe('the embedded engine', () => {
  let dataFolder: string;
  let children: Children;
  let start: () => Promise<RunningEngine>;

  beforeAll(async () => {
    dataFolder = mkdtempSync(join(tmpdir(), 'marquee-engine-'));
    const file = join(dataFolder, 'run.json');
    children = createChildren(file, await acquireRunLock(file, 'http://localhost:0'));
    const engine = await chooseEngine({ dataFolder, print: () => undefined });
    start = () => startEngine({ engine, dataFolder, children });
  }, 180_000);

  afterAll(async () => {
    await children.stopAll();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  test('when the engine is killed under load and restarted, then it has every acknowledged write', async () => {
    const first = await start();
    const writing = insertUntilItDies(first.url);
    await writing.hasWritten(500);

    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const acknowledged = await writing.acknowledged;
    const second = await start();

    expect(acknowledged.length).toBeGreaterThanOrEqual(500);
    expect(await missingFrom(second.url, acknowledged)).toEqual([]);
  }, 90_000);
});

function insertUntilItDies(url: string) {
  const acknowledged: number[] = [];
  const client = new mongoose.mongo.MongoClient(url, { retryWrites: false, serverSelectionTimeoutMS: 500 });
  const bookings = client.db('durability').collection<Booking>('bookings');
  let announce: () => void = () => undefined;

  const insertFrom = async (writer: number): Promise<void> => {
    for (let id = writer; ; id += writerCount) {
      await bookings.insertOne({ _id: id }, { writeConcern: { w: 'majority', journal: true } });
      acknowledged.push(id);
      announce();
    }
  };
  const dead = Promise.allSettled(Array.from({ length: writerCount }, (_, writer) => insertFrom(writer)));

  return {
    acknowledged: dead.then(() => client.close()).then(() => acknowledged),
    hasWritten: (count: number) =>
      new Promise<void>((resolve) => {
        announce = () => {
          if (acknowledged.length >= count) {
            resolve();
          }
        };
      }),
  };
}

const writerCount = 8;

async function missingFrom(url: string, ids: number[]): Promise<number[]> {
  const client = await new mongoose.mongo.MongoClient(url).connect();
  const found = await client.db('durability').collection<Booking>('bookings').find().toArray();
  const known = new Set(found.map(({ _id }) => _id));

  await client.close();
  return ids.filter((id) => !known.has(id));
}
