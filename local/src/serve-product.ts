import { rmSync } from 'node:fs';

import { createClock } from './clock.ts';
import { claimDemo, markDemoLoaded } from './demo/demo-marker.ts';
import { loadDemo } from './demo/load-demo.ts';
import { unlessTooBusy } from './demo/too-busy.ts';
import type { Environment } from './environment.ts';
import { withMailbox } from './mail/mailbox.ts';
import { freePort } from './network/free-port.ts';
import { withHotReload } from './dev/with-hot-reload.ts';
import { listenOnLoopback } from './network/listen.ts';
import { metricsUrl } from './network/metrics-port.ts';
import type { Options } from './options.ts';
import { serviceLog } from './service-log.ts';
import { startStack } from './stack/start-stack.ts';
import type { Stack, StackNeed } from './stack/start-stack.ts';

export type ProductNeed = {
  options: Options;
  environment: Environment;
  amqpUrl: string | undefined;
  /** Whether the database is the engine this stack started. */
  isEmbedded: boolean;
  say: (line: string) => void;
  watchBus?: StackNeed['watchBus'];
};

/** Services, gateway, mailbox and, on an empty database, the demo. Resolves when the product can be used. */
export async function serveProduct(
  need: ProductNeed,
): Promise<{ stop: () => Promise<void>; metricsUrl: string }> {
  const { options, environment, amqpUrl, isEmbedded, say, watchBus } = need;
  const { MONGODB_URL: mongodbUrl = '', MAIL_DIR: mailFolder = '', LOG_LEVEL: level = 'info' } = environment;
  const clock = createClock();
  const isNew = await claimDemo(mongodbUrl, { isEmbedded });
  if (isNew) {
    rmSync(mailFolder, { recursive: true, force: true });
  }

  const { loggerFor } = serviceLog(options.dataFolder, level);
  const stack = await startStack({ environment, mongodbUrl, amqpUrl, clock, loggerFor, watchBus });
  if (isNew) {
    say('Loading the demo data…');
    await behindClosedDoors(stack, (baseUrl) =>
      unlessTooBusy(() => loadDemo({ baseUrl, clock }), { isEmbedded }),
    );
    await markDemoLoaded(mongodbUrl);
  }
  const gateway = options.dev ? withHotReload(stack.gateway) : stack.gateway;
  const doors = await listenOnLoopback(withMailbox(mailFolder, gateway), options.port);
  const { METRICS_PORT: metricsPort } = environment;
  const metricsDoor = await listenOnLoopback(stack.metrics, Number(metricsPort));

  return {
    metricsUrl: metricsUrl(metricsPort),
    async stop() {
      await doors.stop();
      await metricsDoor.stop();
      await stack.stop();
    },
  };
}

/** The demo calls the gateway on a port nobody knows: the product opens when its clock is back in the present. */
async function behindClosedDoors({ gateway }: Stack, act: (baseUrl: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const doors = await listenOnLoopback(gateway, port);
  try {
    await act(`http://127.0.0.1:${port}`);
  } finally {
    await doors.stop();
  }
}
