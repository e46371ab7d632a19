import { openDatabase } from '../src/store/database.ts';
import type { Connection } from '../src/store/database.ts';
import { startTcpProxy } from './tcp-proxy.ts';
import type { TcpProxy } from './tcp-proxy.ts';

/** The time after which the gateway answers 504. */
const noticedWithinMs = 10_000;

describe('a database connection that the network has lost silently', () => {
  let proxy: TcpProxy;
  let connection: Connection;

  beforeEach(async () => {
    const address = new URL(process.env.MONGODB_URL ?? '');
    proxy = await startTcpProxy({ host: address.hostname, port: Number(address.port) });
    address.port = String(proxy.port);
    connection = await openDatabase(address.toString(), 'test_lost_database_connection');
  });

  afterEach(async () => {
    await connection.close(true);
    proxy.close();
  });

  test(
    'when a query uses it, then the query fails before the gateway’s timeout, and the next query gets a new connection',
    async () => {
      await ping(connection);
      proxy.stall();
      const lostAt = performance.now();

      await expect(ping(connection)).rejects.toThrow();

      expect(performance.now() - lostAt).toBeLessThan(noticedWithinMs);
      await expect(ping(connection)).resolves.toMatchObject({ ok: 1 });
    },
    2 * noticedWithinMs,
  );
});

async function ping(connection: Connection) {
  return connection.db?.command({ ping: 1 });
}
