import { createGateway } from '@marquee/gateway/gateway';
import { gatewayConfig } from '@marquee/gateway/config';
import { loadConfig } from '@marquee/service-kit/process/load-config';

import type { Clock } from '../clock.ts';
import type { Environment } from '../environment.ts';
import type { LoggerFor } from '../service-log.ts';
import { createBus } from './create-bus.ts';
import { startServices } from './start-services.ts';

export type StackNeed = {
  environment: Environment;
  mongodbUrl: string;
  amqpUrl: string | undefined;
  clock: Clock;
  loggerFor: LoggerFor;
};

export type Stack = {
  /** Answers like the deployed gateway; whoever calls decides where it listens. */
  gateway: ReturnType<typeof createGateway>['app'];
  stop: () => Promise<void>;
};

/** The four services and the gateway in this process. */
export async function startStack(need: StackNeed): Promise<Stack> {
  const { environment, mongodbUrl, amqpUrl, clock, loggerFor } = need;
  const now = clock.now;
  const bus = createBus(amqpUrl, loggerFor('bus'));
  const services = await startServices({ environment, mongodbUrl, bus, now, loggerFor });
  // Only now: what a killed run left in an outbox must not be published to subscribers that are not there yet.
  await bus.start();

  const config = loadConfig(gatewayConfig, { ...environment, ...services.addresses });
  const gateway = createGateway({ config, logger: loggerFor('gateway'), now });

  return {
    gateway: gateway.app,
    async stop() {
      await gateway.stop();
      await services.stop();
      await bus.stop();
    },
  };
}
