import { openDatabase } from '../src/store/database.ts';
import type { Connection } from '../src/store/database.ts';
import { createLogger } from '../src/process/logger.ts';
import { serviceConfig } from '../src/process/service-config.ts';
import { aClientCaller } from '../src/test-kit/callers.ts';
import { startTestService } from '../src/test-kit/start-test-service.ts';
import type { TestService } from '../src/test-kit/start-test-service.ts';
import * as api from './booking-operations.ts';
import { createBookingService } from './booking-service.ts';
import { bookingBody } from './start-bookings.ts';
import { startTcpProxy } from './tcp-proxy.ts';
import type { TcpProxy } from './tcp-proxy.ts';

// The driver searches for a server for 5 s before the call fails.
jest.setTimeout(60_000);

describe('a call while the database does not answer', () => {
  let proxy: TcpProxy;
  let connection: Connection;
  let service: TestService;
  const written: string[] = [];

  beforeEach(async () => {
    const address = new URL(process.env.MONGODB_URL ?? '');
    proxy = await startTcpProxy({ host: address.hostname, port: Number(address.port) });
    address.port = String(proxy.port);
    connection = await openDatabase(address.toString(), 'test_database_away');
    written.length = 0;
    service = await startWith(connection);
  });

  afterEach(async () => {
    proxy.restore();
    await service.stop();
    await connection.dropDatabase();
    await connection.close(true);
    proxy.close();
  });

  test('when the database cannot be reached, then the answer is a retryable error, and the cause is logged', async () => {
    proxy.cut();

    const { status, problem, headers } = await create();

    expect([status, problem.code, headers.get('retry-after')]).toEqual([503, 'database_away', '5']);
    expect(messages()).toEqual(['the database does not answer']);
  });

  test('when the database hangs, then the answer is a retryable error too; once the database answers again, a call succeeds', async () => {
    await create();
    proxy.hang();

    const { status, problem } = await create();

    expect([status, problem.code]).toEqual([503, 'database_away']);
    proxy.restore();
    expect((await create()).status).toBe(201);
  });

  const create = () => service.call(api.createBooking, { as: aClientCaller(), body: bookingBody });

  function messages(): string[] {
    return written
      .map((text) => JSON.parse(text) as { msg: string; route?: string })
      .filter(({ msg, route }) => route !== undefined && msg !== 'request')
      .map(({ msg }) => msg);
  }

  function startWith(through: Connection): Promise<TestService> {
    const destination = { write: (text: string) => void written.push(text) };
    const logger = createLogger({ name: 'events', level: 'info', destination });
    return startTestService({
      name: 'events',
      configSchema: serviceConfig,
      createService: (deps) => createBookingService({ ...deps, connection: through, logger }),
    });
  }
});
