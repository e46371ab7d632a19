import { randomUUID } from 'node:crypto';

import { aProviderEnvelope } from './message-snapshots.ts';
import { runAs } from './run-as.ts';
import { startRunningServices } from './running-services.ts';
import type { RunningServices } from './running-services.ts';

describe('npm run messages, while billing is down', () => {
  let product: RunningServices;

  // Programs and services start slowly on a busy machine.
  jest.setTimeout(120_000);

  beforeAll(async () => {
    product = await startRunningServices();
    await product.end('billing');
  });

  afterAll(() => product.stop());

  test('when it lists, then the others’ dead letters are shown, the missing service is named, and the exit code says so', async () => {
    await parkOne();

    const { code, said, complained } = await run('list');

    expect([code, said]).toEqual([1, expect.stringContaining('quotes.keep-providers')]);
    expect(complained).toMatch(/^billing did not answer: ./);
  });

  test('when a message of another service is read, then it is found', async () => {
    const id = await parkOne();

    expect(await run('show', id)).toMatchObject({ code: 0, said: expect.stringContaining(id) as string });
  });

  test('when everything is redriven, then the others redrive theirs', async () => {
    await parkOne();

    const { code, said, complained } = await run('redrive', '--all');

    expect([code, said]).toEqual([1, expect.stringMatching(/^\d+ handed back\. /)]);
    expect(complained).toContain('billing did not answer');
  });

  test('when there are no dead letters, then it says so only of services that answered', async () => {
    await run('redrive', '--all');

    expect((await run('list')).said).toBe('Nothing is parked in the queues of identity, events, quotes.');
    expect((await run('list', 'billing.open-subscription')).said).toBe('');
    expect((await run('redrive', '--queue', 'billing.open-subscription')).said).toBe('');
  });

  test.each([[['list', 'nope']], [['list', 'events.nope']], [['redrive', '--queue', 'events.nope']]])(
    'when there is no such queue (%j), then it says so, with exit code 1',
    async (args) => {
      const { code, said, complained } = await run(...args);

      expect([code, said]).toEqual([1, '']);
      expect(complained).toMatch(/^There is no queue (events\.)?nope.*events\.book-event/);
    },
  );

  test('when none of the others knows an id, then it names the service that did not answer', async () => {
    const { code, complained } = await run('show', 'x'.repeat(43));

    expect([code, complained]).toEqual([1, expect.stringContaining('billing did not answer')]);
  });

  const run = (...args: string[]) =>
    runAs({ MARQUEE_URL: product.url, MARQUEE_CODE: product.nextCode() }, ...args);

  /** Dead-letters a valid message, as if the database had been unavailable when it arrived. */
  async function parkOne(): Promise<string> {
    const { quotes } = product.services;
    const reason = `the database was away, ${randomUUID()}`;
    await quotes.park({
      queue: 'quotes.keep-providers',
      content: JSON.stringify(aProviderEnvelope()),
      encoding: 'utf8',
      reason,
      attempts: 5,
      deliveryId: null,
    });
    return (await quotes.parked()).find((message) => message.reason === reason)?.id ?? '';
  }
});
