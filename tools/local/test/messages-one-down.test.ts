import { randomUUID } from 'node:crypto';

import { aProviderEnvelope } from './message-snapshots.ts';
import { runMessagesCommand } from './run-messages-command.ts';
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

  test('when dead letters are listed, then the command shows those of the other services, names the missing service, and exits with code 1', async () => {
    await deadLetterOne();

    const { code, stdout, stderr } = await run('list');

    expect([code, stdout]).toEqual([1, expect.stringContaining('quotes.keep-providers')]);
    expect(stderr).toMatch(/^billing failed: ./);
  });

  test('when a message of another service is shown, then the command finds it', async () => {
    const id = await deadLetterOne();

    expect(await run('show', id)).toMatchObject({ code: 0, stdout: expect.stringContaining(id) as string });
  });

  test('when everything is redriven, then the other services redrive their dead letters', async () => {
    await deadLetterOne();

    const { code, stdout, stderr } = await run('redrive', '--all');

    expect([code, stdout]).toEqual([1, expect.stringMatching(/^\d+ redriven\. /)]);
    expect(stderr).toContain('billing failed');
  });

  test('when there are no dead letters, then the command says so only for the services that answered', async () => {
    await run('redrive', '--all');

    expect((await run('list')).stdout).toBe(
      'There are no dead letters in the queues of identity, events, quotes.',
    );
    expect((await run('list', 'billing.open-subscription')).stdout).toBe('');
    expect((await run('redrive', '--queue', 'billing.open-subscription')).stdout).toBe('');
  });

  test.each([[['list', 'nope']], [['list', 'events.nope']], [['redrive', '--queue', 'events.nope']]])(
    'when the named queue does not exist (%j), then the error says so, and the exit code is 1',
    async (args) => {
      const { code, stdout, stderr } = await run(...args);

      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/^There is no queue (events\.)?nope.*events\.book-event/);
    },
  );

  test('when none of the other services knows an id, then the error names the service that failed', async () => {
    const { code, stderr } = await run('show', 'x'.repeat(43));

    expect([code, stderr]).toEqual([1, expect.stringContaining('billing failed')]);
  });

  const run = (...args: string[]) =>
    runMessagesCommand({ MARQUEE_URL: product.url, MARQUEE_CODE: product.nextCode() }, ...args);

  /** Dead-letters a valid message, as if the database had been unavailable when it arrived. */
  async function deadLetterOne(): Promise<string> {
    const { quotes } = product.services;
    const reason = `the database was unavailable, ${randomUUID()}`;
    await quotes.storeDeadLetter({
      queue: 'quotes.keep-providers',
      content: JSON.stringify(aProviderEnvelope()),
      encoding: 'utf8',
      reason,
      attempts: 5,
      deliveryId: null,
    });
    return (await quotes.deadLetters()).find((message) => message.reason === reason)?.id ?? '';
  }
});
