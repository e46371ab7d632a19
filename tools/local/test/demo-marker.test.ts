import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import mongoose from 'mongoose';

import { chooseEngine } from '../src/database/choose-engine.ts';
import { startEngine } from '../src/database/start-engine.ts';
import { claimDemo, acceptPartialDemo, markDemoLoaded } from '../src/demo/demo-marker.ts';
import { acquireRunLock } from '../src/processes/acquire-run-lock.ts';
import { createChildren } from '../src/processes/children.ts';
import type { Children } from '../src/processes/children.ts';

describe('the demo’s marker', () => {
  let dataFolder: string;
  let children: Children;
  let url: string;
  let client: mongoose.mongo.MongoClient;

  beforeAll(async () => {
    dataFolder = mkdtempSync(join(tmpdir(), 'marquee-demo-'));
    const file = join(dataFolder, 'run.json');
    children = createChildren(file, await acquireRunLock(file, 'http://localhost:0'));
    const engine = await chooseEngine({ dataFolder, print: () => undefined });
    ({ url } = await startEngine({ engine, dataFolder, children }));
    client = new mongoose.mongo.MongoClient(url);
  }, 180_000);

  beforeEach(async () => {
    await Promise.all(['marquee_local', 'marquee_events'].map((name) => client.db(name).dropDatabase()));
  });

  afterAll(async () => {
    await client.close();
    await children.stopAll();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  async function bookSomething(): Promise<void> {
    await client.db('marquee_events').collection('events').insertOne({ name: 'A wedding' });
  }

  function bookings(): Promise<number> {
    return client.db('marquee_events').collection('events').countDocuments();
  }

  test('when the server is empty, then the demo is claimed once', async () => {
    expect(await claimDemo(url, { isEmbedded: true })).toBe(true);
    await markDemoLoaded(url);

    expect(await claimDemo(url, { isEmbedded: true })).toBe(false);
  });

  test('when the server has other data, then the demo is not claimed, and nothing is dropped', async () => {
    await bookSomething();

    expect(await claimDemo(url, { isEmbedded: true })).toBe(false);
    expect(await bookings()).toBe(1);
  });

  test('when a load was killed on the embedded engine, then the partial demo is dropped and loaded again', async () => {
    await claimDemo(url, { isEmbedded: true });
    await bookSomething();

    expect(await claimDemo(url, { isEmbedded: true })).toBe(true);
    expect(await bookings()).toBe(0);
  });

  test('when a load was killed on an external server, then the start is rejected, and nothing is dropped', async () => {
    await claimDemo(url, { isEmbedded: false });
    await bookSomething();

    await expect(claimDemo(url, { isEmbedded: false })).rejects.toThrow('only partly loaded');
    expect(await bookings()).toBe(1);
  });

  test('when people used a partial demo, then it is never dropped', async () => {
    await claimDemo(url, { isEmbedded: true });
    await bookSomething();
    await acceptPartialDemo(url);

    expect(await claimDemo(url, { isEmbedded: true })).toBe(false);
    expect(await bookings()).toBe(1);
  });
});
