import { randomUUID } from 'node:crypto';

import type { Service as ServiceName } from '@marquee/contracts/operation';
import type { Service, ServiceDeps } from '@marquee/service-kit/compose-service';
import type { Bus } from '@marquee/service-kit/messaging/bus';
import type { DeadLetter } from '@marquee/service-kit/messaging/dead-letters';
import { loadConfig } from '@marquee/service-kit/process/load-config';
import { createLogger } from '@marquee/service-kit/process/logger';
import type { ServiceConfig } from '@marquee/service-kit/process/service-config';
import { startService } from '@marquee/service-kit/start-service';
import { openDatabase } from '@marquee/service-kit/store/database';
import type { Connection } from '@marquee/service-kit/store/database';
import { createTestClient } from '@marquee/service-kit/test-kit/test-client';
import type { TestClient } from '@marquee/service-kit/test-kit/test-client';
import type { TestTokens } from '@marquee/service-kit/test-kit/tokens';

import type { Planting } from '../faults/planting.ts';

export type Parts<Config extends ServiceConfig> = {
  name: ServiceName;
  configSchema: Parameters<typeof loadConfig<Config>>[0];
  createService: (deps: ServiceDeps<Config>) => Service;
};

export type ServiceInstanceOptions = {
  mongodbUrl: string;
  bus: Bus;
  now: () => Date;
  tokens: TestTokens;
  planting: Pick<Planting, 'database'>;
  variables: Readonly<Record<string, string>>;
  /** Name of the database. Default: a new one. A replica uses the database of the first instance. */
  database?: string;
};

/** A queue and its message types. */
export type Consumer = { queue: string; types: readonly string[] };

/** A real service on its own port. Replicas share a database. */
export type ServiceInstance = TestClient & {
  name: ServiceName;
  url: string;
  consumers: readonly Consumer[];
  /** The collections of the service's projections. */
  projections: readonly string[];
  connection: Connection;
  flush: () => Promise<void>;
  deadLetters: () => Promise<DeadLetter[]>;
  stop: () => Promise<void>;
};

const secret = 'a-secret-between-the-services';

export async function startServiceInstance<Config extends ServiceConfig>(
  { name, configSchema, createService }: Parts<Config>,
  options: ServiceInstanceOptions,
): Promise<ServiceInstance> {
  const { mongodbUrl, bus, now, tokens, planting, variables } = options;
  const { database = `chaos_${name}_${randomUUID().slice(0, 8)}` } = options;
  const logger = createLogger({ name, level: 'silent' });
  const config = loadConfig(configSchema, {
    TOKEN_PUBLIC_KEYS: JSON.stringify(tokens.publicKeys),
    INTERNAL_SECRET: secret,
    ...variables,
  });
  const connection = await openDatabase(mongodbUrl, database);
  planting.database?.(connection, bus);
  const service = createService({ config, connection, bus, logger, now });
  const running = await startService(service, { bus, now, logger, port: 0 });

  return {
    ...createTestClient({ url: running.url, audience: name, tokens, secret }),
    name,
    url: running.url,
    consumers: service.subscriptions.map(({ queue, messages }) => ({
      queue,
      types: messages.map(({ type }) => type),
    })),
    projections: service.projections.map(({ collection }) => collection),
    connection,
    flush: running.flush,
    deadLetters: () => service.deadLetters.list(),
    async stop() {
      await running.stop();
      await connection.dropDatabase();
      await connection.close();
    },
  };
}
