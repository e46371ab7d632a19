import { execFile } from 'node:child_process';
import { join } from 'node:path';

import { quoteAccepted } from '@marquee/contracts/messages/quote-messages';
import type { DeadLetterDetails } from '@marquee/contracts/dead-letters';

import type { Listed } from '../src/messages/dead-letter-actions.ts';
import { aProviderEnvelope, aQuoteSnapshot } from './message-snapshots.ts';
import { runMessagesCommand } from './run-messages-command.ts';
import { startRunningServices } from './running-services.ts';
import type { RunningServices } from './running-services.ts';

describe('npm run messages', () => {
  let product: RunningServices;

  // Programs and services start slowly on a busy machine.
  jest.setTimeout(120_000);

  beforeAll(async () => {
    product = await startRunningServices();
  });

  afterEach(async () => {
    await product.services.events.connection.collection('parkedMessages').deleteMany({});
  });

  afterAll(() => product.stop());

  test('when there are no dead letters, then the command says so', async () => {
    expect(await run('list')).toEqual({ code: 0, stdout: 'There are no dead letters.', stderr: '' });
  });

  test('when there are dead letters, then the list shows queue, message, attempts and reason', async () => {
    await deadLetterAcceptance();

    const { code, stdout } = await run('list');

    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^events\.book-event \(1\)\n {2}[\w-]{43} {2}\S+ {2}parked {2}quotes\.quote\.accepted\.v1 {2}1 attempt\n {4}\S/,
    );
  });

  test('when a queue is named, then only that queue is listed', async () => {
    await deadLetterAcceptance();

    expect((await run('list', 'events.book-event')).stdout).toContain('events.book-event (1)');
    expect((await run('list', 'events.keep-clients')).stdout).toBe('There are no dead letters.');
  });

  test('when JSON is requested, then programs can parse the output', async () => {
    const id = await deadLetterAcceptance();

    const { stdout } = await run('show', id, '--json');

    const message = JSON.parse(stdout) as DeadLetterDetails;
    expect(message).toMatchObject({ id, queue: 'events.book-event', status: 'parked', attempts: 1 });
    expect(JSON.parse(message.content)).toMatchObject({ type: quoteAccepted.type });
  });

  test('when a message is shown, then the output has its request, its history and its content', async () => {
    const id = await deadLetterAcceptance();

    const { stdout } = await run('show', id);

    expect(stdout).toMatch(/^request {2}[0-9a-f-]{36}$/m);
    expect(stdout).toMatch(/^ {2}\S+ {2}parked: \S/m);
    expect(stdout).toContain('"clientName":"Amara Okafor"');
  });

  test('when a message that still cannot be handled is redriven, then it is dead-lettered again, and the exit code is 1', async () => {
    const id = await deadLetterAcceptance();

    const { code, stdout } = await run('redrive', id);

    expect([code, stdout]).toEqual([1, expect.stringContaining('failed again and is still a dead letter.')]);
    expect((await run('show', id)).stdout).toContain('2 times');
  });

  test('when the cause of a failure is fixed and everything is redriven, then all messages are handled', async () => {
    await deadLetterProviders(3);

    const { code, stdout } = await run('redrive', '--all');

    expect([code, stdout]).toEqual([0, '3 redriven. A message that fails again becomes a dead letter.']);
    expect((await run('list')).stdout).toBe('There are no dead letters.');
    expect((await run('list', '--status', 'redriven')).stdout).toContain('events.keep-providers (3)');
  });

  test('when one queue is redriven, then the other queues do not change', async () => {
    await deadLetterAcceptance();
    await deadLetterProviders(2);

    const { stdout } = await run('redrive', '--queue', 'events.keep-providers');

    expect(stdout).toMatch(/^2 redriven\. /);
    expect((await run('list')).stdout).toContain('events.book-event (1)');
  });

  test('when a message is dropped, then its history has the operator and the reason', async () => {
    const id = await deadLetterAcceptance();

    const { code } = await run('drop', id, '--reason', 'the event was a test');

    expect(code).toBe(0);
    expect((await run('list')).stdout).toBe('There are no dead letters.');
    expect((await run('show', id)).stdout).toMatch(/dropped by admin@marquee\.example: the event was a test/);
  });

  test('when a message is dropped again, then the first reason remains, and the output says so', async () => {
    const id = await deadLetterAcceptance();
    await run('drop', id, '--reason', 'the event was a test');

    const { code, stdout } = await run('drop', id, '--reason', 'another one');

    expect([code, stdout]).toEqual([0, expect.stringContaining('unchanged: the event was a test (admin@')]);
  });

  test('when a message that can be handled is redriven, then the output names its queue, not whether it will be handled', async () => {
    await deadLetterProviders(1);
    const [deadLetter] = await product.services.events.deadLetters();

    const { code, stdout } = await run('redrive', deadLetter?.id ?? '');

    expect([code, stdout]).toEqual([0, expect.stringMatching(/was redriven to events\.keep-providers\./)]);
  });

  test.each([[['list', '--status', 'redriven']], [['list', '--status', 'dropped']]])(
    'when no message has the requested status (%j), then the output does not claim that there are no dead letters',
    async (args) => {
      expect((await run(...args, 'events.book-event')).stdout).toMatch(/^No dead letter has been \w+\.$/);
    },
  );

  test('when the id is unknown, then one line says so, and the exit code is 1', async () => {
    expect(await run('show', 'x'.repeat(43))).toEqual({ code: 1, stdout: '', stderr: 'Message not found' });
  });

  test('when nothing runs at the address, then the error says so, and the exit code is 3', async () => {
    const { code, stderr } = await runMessagesCommand({ MARQUEE_URL: 'http://127.0.0.1:1' }, 'list');

    expect([code, stderr]).toEqual([3, expect.stringContaining('cannot be reached')]);
  });

  test('when the command runs as a program, then it prints to stdout and exits with its code', async () => {
    await deadLetterAcceptance();

    const { code, stdout } = await spawnMessages(['list', '--json']);

    const lists = JSON.parse(stdout) as Listed[];
    expect(code).toBe(0);
    expect(lists.flatMap(({ rows }) => rows)).toMatchObject([{ queue: 'events.book-event' }]);
  });

  const run = (...args: string[]) =>
    runMessagesCommand({ MARQUEE_URL: product.url, MARQUEE_CODE: product.nextCode() }, ...args);

  /** Dead-letters the acceptance of a quote whose event the events service does not know. */
  async function deadLetterAcceptance(): Promise<string> {
    await product.services.events.deliver(quoteAccepted, aQuoteSnapshot());
    const [deadLetter] = await product.services.events.deadLetters();
    return deadLetter?.id ?? '';
  }

  /** Dead-letters valid messages, as if the database had been unavailable when they arrived. */
  async function deadLetterProviders(count: number): Promise<void> {
    const failure = {
      encoding: 'utf8',
      reason: 'the database was unavailable',
      attempts: 5,
      deliveryId: null,
    } as const;
    for (const envelope of Array.from({ length: count }, aProviderEnvelope)) {
      const content = JSON.stringify(envelope);
      await product.services.events.storeDeadLetter({ ...failure, queue: 'events.keep-providers', content });
    }
  }

  function spawnMessages(args: string[]): Promise<{ code: number; stdout: string }> {
    const environment = {
      ...process.env,
      MARQUEE_URL: product.url,
      MARQUEE_CODE: product.nextCode(),
    };
    return new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        [join(import.meta.dirname, '..', '..', '..', 'scripts', 'messages.mjs'), ...args],
        { env: environment },
        (_error, stdout) => {
          resolve({ code: child.exitCode ?? -1, stdout });
        },
      );
    });
  }
});
