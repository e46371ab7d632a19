import { execFile } from 'node:child_process';
import { join } from 'node:path';

import { quoteAccepted } from '@marquee/contracts/messages/quote-messages';
import type { ParkedMessageDetails } from '@marquee/contracts/parked-messages';

import type { Listed } from '../src/messages/message-acts.ts';
import { aProviderEnvelope, aQuoteSnapshot } from './message-snapshots.ts';
import { runAs } from './run-as.ts';
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

  test('when there are no dead letters, then it says so', async () => {
    expect(await run('list')).toEqual({ code: 0, said: 'Nothing is parked.', complained: '' });
  });

  test('when there are dead letters, then the list has queue, message, attempts and reason', async () => {
    await parkAcceptance();

    const { code, said } = await run('list');

    expect(code).toBe(0);
    expect(said).toMatch(
      /^events\.book-event \(1\)\n {2}[\w-]{43} {2}\S+ {2}parked {2}quotes\.quote\.accepted\.v1 {2}1 attempt\n {4}\S/,
    );
  });

  test('when a queue is named, then only that one is listed', async () => {
    await parkAcceptance();

    expect((await run('list', 'events.book-event')).said).toContain('events.book-event (1)');
    expect((await run('list', 'events.keep-clients')).said).toBe('Nothing is parked.');
  });

  test('when JSON is requested, then programs can parse it', async () => {
    const id = await parkAcceptance();

    const { said } = await run('show', id, '--json');

    const message = JSON.parse(said) as ParkedMessageDetails;
    expect(message).toMatchObject({ id, queue: 'events.book-event', status: 'parked', attempts: 1 });
    expect(JSON.parse(message.content)).toMatchObject({ type: quoteAccepted.type });
  });

  test('when one is shown, then with its request, its history and its content', async () => {
    const id = await parkAcceptance();

    const { said } = await run('show', id);

    expect(said).toMatch(/^request {2}[0-9a-f-]{36}$/m);
    expect(said).toMatch(/^ {2}\S+ {2}parked: \S/m);
    expect(said).toContain('"clientName":"Amara Okafor"');
  });

  test('when a message that cannot be handled yet is redriven, then it is dead-lettered again and the exit code says so', async () => {
    const id = await parkAcceptance();

    const { code, said } = await run('redrive', id);

    expect([code, said]).toEqual([1, expect.stringContaining('It failed again and is still parked.')]);
    expect((await run('show', id)).said).toContain('2 times');
  });

  test('when its cause is fixed and everything is redriven, then all of it is handled', async () => {
    await parkProviders(3);

    const { code, said } = await run('redrive', '--all');

    expect([code, said]).toEqual([0, '3 handed back. What fails there again is parked again.']);
    expect((await run('list')).said).toBe('Nothing is parked.');
    expect((await run('list', '--status', 'redriven')).said).toContain('events.keep-providers (3)');
  });

  test('when one queue is redriven, then the others are left alone', async () => {
    await parkAcceptance();
    await parkProviders(2);

    const { said } = await run('redrive', '--queue', 'events.keep-providers');

    expect(said).toMatch(/^2 handed back\. /);
    expect((await run('list')).said).toContain('events.book-event (1)');
  });

  test('when one is dropped, then the operator and the reason stay on record', async () => {
    const id = await parkAcceptance();

    const { code } = await run('drop', id, '--reason', 'the event was a test');

    expect(code).toBe(0);
    expect((await run('list')).said).toBe('Nothing is parked.');
    expect((await run('show', id)).said).toMatch(/dropped by admin@marquee\.example: the event was a test/);
  });

  test('when it is dropped again, then the first reason remains, and the output says so', async () => {
    const id = await parkAcceptance();
    await run('drop', id, '--reason', 'the event was a test');

    const { code, said } = await run('drop', id, '--reason', 'another one');

    expect([code, said]).toEqual([0, expect.stringContaining('stands: the event was a test (admin@')]);
  });

  test('when one that can be handled is redriven, then it says where it is, not whether it will be handled', async () => {
    await parkProviders(1);
    const [parked] = await product.services.events.parked();

    const { code, said } = await run('redrive', parked?.id ?? '');

    expect([code, said]).toEqual([0, expect.stringMatching(/was handed back to events\.keep-providers\./)]);
  });

  test.each([[['list', '--status', 'redriven']], [['list', '--status', 'dropped']]])(
    'when no message has that status (%j), then it does not claim that there are no dead letters',
    async (args) => {
      expect((await run(...args, 'events.book-event')).said).toMatch(/^Nothing has been \w+( back)?\.$/);
    },
  );

  test('when the id is unknown, then one line says so, and exit code 1', async () => {
    expect(await run('show', 'x'.repeat(43))).toEqual({ code: 1, said: '', complained: 'Message not found' });
  });

  test('when nothing runs at the address, then it says so with exit code 3', async () => {
    const { code, complained } = await runAs({ MARQUEE_URL: 'http://127.0.0.1:1' }, 'list');

    expect([code, complained]).toEqual([3, expect.stringContaining('cannot be reached')]);
  });

  test('when it runs as a program, then it prints to stdout and exits with its code', async () => {
    await parkAcceptance();

    const { code, stdout } = await spawnMessages(['list', '--json']);

    const lists = JSON.parse(stdout) as Listed[];
    expect(code).toBe(0);
    expect(lists.flatMap(({ rows }) => rows)).toMatchObject([{ queue: 'events.book-event' }]);
  });

  const run = (...args: string[]) =>
    runAs({ MARQUEE_URL: product.url, MARQUEE_CODE: product.nextCode() }, ...args);

  /** Dead-letters the acceptance of a quote whose event is unknown to events. */
  async function parkAcceptance(): Promise<string> {
    await product.services.events.deliver(quoteAccepted, aQuoteSnapshot());
    const [parked] = await product.services.events.parked();
    return parked?.id ?? '';
  }

  /** Dead-letters valid messages, as if the database had been unavailable when they arrived. */
  async function parkProviders(count: number): Promise<void> {
    const failure = {
      encoding: 'utf8',
      reason: 'the database was away',
      attempts: 5,
      deliveryId: null,
    } as const;
    for (const envelope of Array.from({ length: count }, aProviderEnvelope)) {
      const content = JSON.stringify(envelope);
      await product.services.events.park({ ...failure, queue: 'events.keep-providers', content });
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
        [join(import.meta.dirname, '..', '..', 'scripts', 'messages.mjs'), ...args],
        { env: environment },
        (_error, stdout) => {
          resolve({ code: child.exitCode ?? -1, stdout });
        },
      );
    });
  }
});
