import { rmSync } from 'node:fs';

import { withClockEndpoint } from './clock-endpoint.ts';
import { createClock } from './clock.ts';
import { claimDemo } from './demo/demo-marker.ts';
import { provideDemo } from './demo/provide-demo.ts';
import type { Environment } from './environment.ts';
import { withMailbox } from './mail/mailbox.ts';
import { withHotReload } from './dev/with-hot-reload.ts';
import { listenOnLoopback } from './network/listen.ts';
import { metricsUrl } from './network/metrics-port.ts';
import type { Options } from './options.ts';
import type { Progress } from './progress.ts';
import { serviceLog } from './service-log.ts';
import { startStack } from './stack/start-stack.ts';
import type { StackOptions } from './stack/start-stack.ts';

export type ProductOptions = {
  options: Options;
  environment: Environment;
  amqpUrl: string | undefined;
  /** Whether the database is the embedded engine of this stack. */
  isEmbedded: boolean;
  progress: Progress<'services' | 'demo data'>;
  watchBus?: StackOptions['watchBus'];
  /** Awaited before the port opens. */
  frontEnds?: Promise<void>;
};

/**
 * Starts services, gateway and mailbox, and loads the demo into an empty database. The public port opens after the demo and the front ends
 * are ready. Resolves when the product can be used.
 */
export async function serveProduct(
  need: ProductOptions,
): Promise<{ stop: () => Promise<void>; metricsUrl: string }> {
  const { options, environment, amqpUrl, isEmbedded, progress, watchBus, frontEnds } = need;
  const { MONGODB_URL: mongodbUrl = '', MAIL_DIR: mailFolder = '', LOG_LEVEL: level = 'info' } = environment;
  const clock = createClock();
  const isNew = await claimDemo(mongodbUrl, { isEmbedded });
  if (isNew) {
    rmSync(mailFolder, { recursive: true, force: true });
  }

  const { loggerFor } = serviceLog(options.dataFolder, level);
  const stack = await startStack({ environment, mongodbUrl, amqpUrl, clock, loggerFor, watchBus });
  progress.done('services');
  if (isNew) {
    await provideDemo({ stack, environment, clock, isEmbedded, note: progress.note });
  }
  progress.done('demo data');
  // Awaited after the demo has loaded. If a failed build interrupted the load, the user of an external server would have to drop the
  // partial demo by hand.
  await frontEnds;
  const gateway = options.dev ? withHotReload(stack.gateway) : stack.gateway;
  const { connections } = stack;
  const { PUBLIC_URL: publicUrl = options.url, STRIPE_API_URL: stripeUrl } = environment;
  const clocks = { clock, stripeUrl, wake: stack.wake };
  const product = withMailbox({ folder: mailFolder, publicUrl }, withClockEndpoint(clocks, gateway));
  const publicServer = await listenOnLoopback(product, options.port, { connections });
  const { METRICS_PORT: metricsPort } = environment;
  const metricsServer = await listenOnLoopback(stack.metrics, Number(metricsPort));

  return {
    metricsUrl: metricsUrl(metricsPort),
    async stop() {
      await publicServer.stop();
      await metricsServer.stop();
      await stack.stop();
    },
  };
}
