import type * as operation from '@marquee/contracts/operation';
import type { Service, ServiceDeps } from '@marquee/service-kit/compose-service';
import type { Bus } from '@marquee/service-kit/messaging/bus';
import type { Metrics } from '@marquee/service-kit/metrics/create-metrics';
import { loadConfig } from '@marquee/service-kit/process/load-config';
import type { ServiceConfig } from '@marquee/service-kit/process/service-config';
import { startService } from '@marquee/service-kit/start-service';
import { openDatabase } from '@marquee/service-kit/store/database';

import type { Environment } from '../environment.ts';
import type { LoggerFor } from '../service-log.ts';
import { telemetryFor } from './telemetry-for.ts';

type ServiceParts<Config extends ServiceConfig> = {
  name: operation.Service;
  configSchema: Parameters<typeof loadConfig<Config>>[0];
  createService: (deps: ServiceDeps<Config>) => Service;
};

export type StartContext = {
  environment: Environment;
  mongodbUrl: string;
  /** Prefix of each database's name. */
  databasePrefix: string;
  bus: Bus;
  now: () => Date;
  loggerFor: LoggerFor;
};

export type RunningService = {
  name: operation.Service;
  url: string;
  metrics: Metrics;
  wake: () => void;
  stop: () => Promise<void>;
};
export type StartInProcess = (context: StartContext) => Promise<RunningService>;

/**
 * Returns a function that starts a service like its main.ts, but with the bus and the clock of this process, and on any free port. Begins
 * the shapes of this release without `npm run migrate -- begin`, because no process of an earlier release uses the data.
 */
export function createInProcessStarter<Config extends ServiceConfig>(
  parts: ServiceParts<Config>,
): StartInProcess {
  const { name, configSchema, createService } = parts;

  return async ({ environment, mongodbUrl, databasePrefix, bus, now, loggerFor }) => {
    const config = loadConfig(configSchema, environment);
    const logger = loggerFor(name);
    const connection = await openDatabase(mongodbUrl, `${databasePrefix}_${name}`);
    const telemetry = await telemetryFor(name, environment);
    const service = createService({ config, connection, bus, logger, now, telemetry });
    const changed = service.shapes.filter(({ current }) => current > 1);
    await Promise.all(changed.map((shape) => shape.begin(now())));
    const { url, stop } = await startService(service, { bus, now, logger, port: 0 });

    return {
      name,
      url,
      metrics: telemetry.metrics,
      wake: service.wake,
      async stop() {
        await stop();
        await connection.close();
        await telemetry.tracing.stop();
      },
    };
  };
}
