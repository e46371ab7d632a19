import type { RequestListener } from 'node:http';

import { createGateway } from '@marquee/gateway/gateway';
import type { Gateway } from '@marquee/gateway/gateway';
import { gatewayConfig } from '@marquee/gateway/config';
import type { Bus } from '@marquee/service-kit/messaging/bus';
import { addProcessMetrics } from '@marquee/service-kit/metrics/process-metrics';
import { metricsApp } from '@marquee/service-kit/metrics/metrics-app';
import { loadConfig } from '@marquee/service-kit/process/load-config';

import type { Clock } from '../clock.ts';
import type { Environment } from '../environment.ts';
import type { LoggerFor } from '../service-log.ts';
import { createBus } from './create-bus.ts';
import { telemetryFor } from './telemetry-for.ts';
import { startServices } from './start-services.ts';
import type { CreateIdentity } from './start-services.ts';
import { untilSettled } from './until-settled.ts';

export type StackOptions = {
  environment: Environment;
  mongodbUrl: string;
  amqpUrl: string | undefined;
  clock: Clock;
  loggerFor: LoggerFor;
  /** Prefix of the databases' names. Tests use it to have their own databases on the product's server. */
  databasePrefix?: string;
  createIdentity?: CreateIdentity;
  /** Wraps the bus before any service subscribes, so that a caller can record the messages that services publish. */
  watchBus?: ((bus: Bus) => Bus) | undefined;
};

export type Stack = {
  /** The app of the gateway. The caller decides on which address the app listens. */
  gateway: Gateway['app'];
  /** The connection limits for the public server. */
  connections: Gateway['connections'];
  /** `/metrics` of all services and the gateway's health, for an internal port. */
  metrics: RequestListener;
  /** Addresses of the services, by their variables' names. */
  addresses: Environment;
  /** Resolves to true when the services have delivered all messages and emails, and to false when that takes too long. */
  untilSettled: () => Promise<boolean>;
  /** Runs scheduled work of the services immediately. */
  wake: () => void;
  stop: () => Promise<void>;
};

/** Starts the four services and the gateway in this process. */
export async function startStack(need: StackOptions): Promise<Stack> {
  const { environment, mongodbUrl, amqpUrl, clock, loggerFor, databasePrefix = 'marquee', watchBus } = need;
  const now = clock.now;
  const ownBus = createBus(amqpUrl, loggerFor('bus'));
  const bus = watchBus ? watchBus(ownBus) : ownBus;
  const services = await startServices(
    { environment, mongodbUrl, databasePrefix, bus, now, loggerFor },
    need.createIdentity,
  );
  // Started after all services have subscribed. Otherwise messages that a killed run has left in an outbox could be published too early.
  await bus.start();

  const config = loadConfig(gatewayConfig, { ...environment, ...services.addresses });
  const telemetry = await telemetryFor('gateway', environment);
  addProcessMetrics(telemetry.metrics);
  const gateway = createGateway({ config, logger: loggerFor('gateway'), now, telemetry });

  return {
    gateway: gateway.app,
    connections: gateway.connections,
    metrics: metricsApp(
      [telemetry.metrics, ...services.each.map(({ metrics }) => metrics)],
      gateway.readiness,
    ),
    addresses: services.addresses,
    untilSettled: () => untilSettled(services.each),
    wake() {
      services.each.forEach((service) => {
        service.wake();
      });
    },
    async stop() {
      await gateway.stop();
      await services.stop();
      await bus.stop();
      await telemetry.tracing.stop();
    },
  };
}
