import { randomUUID } from 'node:crypto';
import type { Envelope, MessageType } from '@marquee/contracts/message';
import type * as operation from '@marquee/contracts/operation';
import type { z } from 'zod';
import type { Service, ServiceDeps } from '../compose-service.ts';
import type { StoreDeadLetter } from '../messaging/bus.ts';
import { toEnvelope, toMessage } from '../messaging/message.ts';
import type { Cause } from '../messaging/message.ts';
import type { DeadLetter } from '../messaging/dead-letters.ts';
import { loadConfig } from '../process/load-config.ts';
import { createLogger } from '../process/logger.ts';
import type { ServiceConfig } from '../process/service-config.ts';
import { startService } from '../start-service.ts';
import type { Connection } from '../store/database.ts';
import { createTestClock } from './clock.ts';
import type { TestClock } from './clock.ts';
import { createRecordingBus } from './recording-bus.ts';
import { createTestClient } from './test-client.ts';
import type { TestClient } from './test-client.ts';
import { createTestTokens } from './tokens.ts';
import type { TestTokens } from './tokens.ts';
import { openWatchedDatabase } from './watched-database.ts';

type TestServiceOptions<Config extends ServiceConfig> = {
  name: operation.Service;
  configSchema: z.ZodType<Config>;
  createService: (deps: ServiceDeps<Config>) => Service;
  /** Environment variables in addition to TOKEN_PUBLIC_KEYS and INTERNAL_SECRET. */
  environment?: Readonly<Record<string, string>>;
  /** Prefixes of queries, in the form of `describeQuery`, that may read a whole collection. Any other such query makes `stop` fail. */
  allowedScans?: readonly string[];
};

type Arrival = Partial<Cause> & { aggregateId?: string; aggregateVersion?: number };

export type TestService = TestClient & {
  url: string;
  clock: TestClock;
  tokens: TestTokens;
  connection: Connection;
  /** Delivers a message from another service; resolves when it is handled or dead-lettered. */
  deliver<Payload extends z.ZodType>(
    declared: MessageType<Payload>,
    payload: z.input<Payload>,
    arrival?: Arrival,
  ): Promise<void>;
  /** Every message published so far, in order. */
  published(): Promise<Envelope[]>;
  deadLetters(): Promise<DeadLetter[]>;
  /** Dead-letters a message without calling its handler. */
  storeDeadLetter: StoreDeadLetter;
  wake: () => void;
  /** The commands that were sent to the database while the call was being answered. */
  commandsFor(answer: { headers: Headers }): string[];
  /** Initializes the stores again on the existing data, as a new release does; resolves when the service is ready to listen. */
  initAgain(): Promise<void>;
  stop(): Promise<void>;
};

/** Erasing an account searches all stored responses for ids. There are few responses, because each is stored for a day. */
const alwaysAllowedScans = ['idempotentCalls {"answer":'];

const secret = 'a-secret-between-test-services';

/** Starts the real service on a random port with its own database. Only the broker and the clock are fakes. */
export async function startTestService<Config extends ServiceConfig>(
  options: TestServiceOptions<Config>,
): Promise<TestService> {
  const { name, configSchema, createService, environment = {}, allowedScans = [] } = options;
  const clock = createTestClock();
  const { now } = clock;
  const tokens = createTestTokens(now);
  const bus = createRecordingBus();
  const logger = createLogger({ name, level: 'silent' });
  const config = loadConfig(configSchema, {
    TOKEN_PUBLIC_KEYS: JSON.stringify(tokens.publicKeys),
    INTERNAL_SECRET: secret,
    ...environment,
  });
  const database = await openWatchedDatabase(name);
  const { connection, watched } = database;
  const service = createService({ config, connection: watched, bus, logger, now });
  const running = await startService(service, { bus, now, logger, port: 0 });

  return {
    ...createTestClient({ url: running.url, audience: name, tokens, secret }),
    url: running.url,
    clock,
    tokens,
    connection,
    async deliver(declared, payload, arrival = {}) {
      const { aggregateId = randomUUID(), aggregateVersion = 1, ...overrides } = arrival;
      const cause = { requestId: randomUUID(), traceparent: null, actor: 'system', ...overrides };
      const message = toMessage(declared, payload);
      await bus.deliver(toEnvelope(message, { aggregateId, aggregateVersion, cause, at: now() }));
    },
    async published() {
      await running.flush();
      return bus.published;
    },
    deadLetters: () => service.deadLetters.list(),
    storeDeadLetter: service.deadLetters.add,
    wake: service.wake,
    commandsFor: ({ headers }) => database.commandsOf(headers.get('x-request-id')),
    initAgain: () => createService({ config, connection, bus, logger, now }).init(),
    async stop() {
      await running.stop();
      const unindexed = await database.unindexedQueries([...allowedScans, ...alwaysAllowedScans]);
      await database.drop();
      if (unindexed.length > 0) {
        throw new Error(`No index serves these queries of the service:\n${unindexed.join('\n')}`);
      }
    },
  };
}
