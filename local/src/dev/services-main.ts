import { createProgress } from '../progress.ts';
import { runMain } from '../run-main.ts';
import { serveProduct } from '../serve-product.ts';
import { createShutdown } from '../processes/shutdown.ts';
import type { Environment } from '../environment.ts';

/** The part that `node --watch` restarts: services and gateway, while database and environment persist. */
await runMain(async ({ options, userEnvironment, print }) => {
  const shutdown = createShutdown([], () => undefined);
  const product = await serveProduct({
    options,
    environment: userEnvironment as Environment,
    amqpUrl: userEnvironment.AMQP_URL,
    // The parent process owns the database; nothing is deleted from here.
    isEmbedded: false,
    progress: createProgress({ steps: ['services', 'demo data'], print }),
  });

  shutdown.add(product.stop);
  print('The services are ready.');
});
