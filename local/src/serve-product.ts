import { rmSync } from 'node:fs';

import { withClockCall } from './clock-call.ts';
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
import type { StackNeed } from './stack/start-stack.ts';

export type ProductNeed = {
  options: Options;
  environment: Environment;
  amqpUrl: string | undefined;
  /** Whether the database is the engine this stack started. */
  isEmbedded: boolean;
  progress: Progress<'services' | 'demo data'>;
  watchBus?: StackNeed['watchBus'];
  /** Waited for before anyone is let in. */
  frontEnds?: Promise<void>;
};

/** Services, gateway, mailbox and, on an empty database, the demo. Resolves when the product can be used; until then nobody is let in. */
export async function serveProduct(
  need: ProductNeed,
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
  // Only now: a demo that a failed build had broken off would have to be dropped by hand on a server that is not ours.
  await frontEnds;
  const gateway = options.dev ? withHotReload(stack.gateway) : stack.gateway;
  const { connections } = stack;
  const { PUBLIC_URL: publicUrl = options.url, STRIPE_API_URL: stripeUrl } = environment;
  const clocks = { clock, stripeUrl, nudge: stack.nudge };
  const product = withMailbox({ folder: mailFolder, publicUrl }, withClockCall(clocks, gateway));
  const doors = await listenOnLoopback(product, options.port, { connections });
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
