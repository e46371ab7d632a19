import { createLogger } from '../src/process/logger.ts';
import { awaitDatabase } from '../src/store/await-database.ts';
import { isDatabaseAnswering } from '../src/store/database.ts';
import { createRecorder } from './bus-recorder.ts';
import { startTcpProxy } from './tcp-proxy.ts';
import type { TcpProxy } from './tcp-proxy.ts';

const name = 'test_await_database';

describe('waiting for the database', () => {
  let proxy: TcpProxy;
  let url: string;

  beforeEach(async () => {
    const address = new URL(process.env.MONGODB_URL ?? '');
    proxy = await startTcpProxy({ host: address.hostname, port: Number(address.port) });
    address.port = String(proxy.port);
    url = address.toString();
  });

  afterEach(() => {
    proxy.close();
  });

  test('when the database is not available yet, then the wait is logged, and ends once the database is available', async () => {
    const { lines, logger } = recordingLogger();
    proxy.cut();

    const opening = awaitDatabase({ url, name, logger, signal: never(), pauseMs: 10 });
    await lines.reached(1);
    proxy.restore();
    const connection = await opening;

    expect(lines.entries[0]).toContain('waiting for the database');
    expect(await isDatabaseAnswering(connection)).toBe(true);
    await connection.close();
  });

  test('when the process is stopped, then waiting ends', async () => {
    const { lines, logger } = recordingLogger();
    const stopping = new AbortController();
    proxy.cut();
    const opening = awaitDatabase({ url, name, logger, signal: stopping.signal });
    const refused = expect(opening).rejects.toThrow('aborted');
    await lines.reached(1);

    stopping.abort();

    await refused;
    expect(lines.entries.at(-1)).toContain('stopped while it waited');
  });

  test('when the address is invalid, then waiting fails at once', async () => {
    const { lines, logger } = recordingLogger();

    await expect(awaitDatabase({ url: 'mongodb://', name, logger, signal: never() })).rejects.toThrow();
    expect(lines.entries).toEqual([]);
  });
});

function never(): AbortSignal {
  return new AbortController().signal;
}

function recordingLogger() {
  const lines = createRecorder<string>();
  const logger = createLogger({
    name: 'events',
    level: 'info',
    destination: {
      write: (written: string) => {
        lines.add(written);
      },
    },
  });
  return { lines, logger };
}
