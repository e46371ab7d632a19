import type * as operation from '@marquee/contracts/operation';
import { unroutedQueueOwner } from '@marquee/contracts/dead-letters';
import { z } from 'zod';
import type { Service, ServiceDeps } from './compose-service.ts';
import { createRabbitMqBus } from './messaging/rabbitmq-bus.ts';
import type { ConnectToBroker } from './messaging/rabbitmq/connection.ts';
import { loadConfig } from './process/load-config.ts';
import { createLogger } from './process/logger.ts';
import { addProcessMetrics } from './metrics/process-metrics.ts';
import { openTelemetry } from './process/telemetry.ts';
import { runService } from './process/run-service.ts';
import { processConfig } from './process/service-config.ts';
import type { ServiceConfig } from './process/service-config.ts';
import { startService } from './start-service.ts';
import { awaitDatabase } from './store/await-database.ts';

type ServiceMain<Config extends ServiceConfig> = {
  name: operation.Service;
  configSchema: z.ZodType<Config>;
  createService: (deps: ServiceDeps<Config>) => Service;
  environment: Readonly<Record<string, string | undefined>>;
  now: () => Date;
  connectToBroker?: ConnectToBroker;
};

/** Runs a service in its own process: configuration, database, broker, web server, graceful shutdown. */
export async function runServiceMain<Config extends ServiceConfig>(main: ServiceMain<Config>): Promise<void> {
  const { name, configSchema, createService, environment, now, connectToBroker } = main;
  await runService({
    name,
    async start(signal) {
      // Parsed in one step, so that one error names all missing variables.
      const config = loadConfig(z.intersection(processConfig, configSchema), environment);
      const logger = createLogger({ name, level: config.LOG_LEVEL });
      const connection = await awaitDatabase({
        url: config.MONGODB_URL,
        name: `marquee_${name}`,
        logger,
        signal,
      });
      const telemetry = await openTelemetry(name, config.OTEL_EXPORTER_OTLP_ENDPOINT);
      addProcessMetrics(telemetry.metrics);
      const bus = createRabbitMqBus({
        url: config.AMQP_URL,
        name,
        logger,
        connectToBroker,
        reportsUnrouted: name === unroutedQueueOwner,
      });
      await bus.start();
      const service = createService({ config, connection, bus, logger, now, telemetry });
      const running = await startService(service, {
        bus,
        now,
        logger,
        port: config.PORT,
        host: config.HOST,
        drainMs: config.DRAIN_SECONDS * 1_000,
      });
      return {
        async stop() {
          await running.stop();
          await bus.stop();
          await connection.close();
          await telemetry.tracing.stop();
        },
      };
    },
  });
}
