import { createProgress } from '../progress.ts';
import { runMain } from '../run-main.ts';
import { serveProduct } from '../serve-product.ts';
import { createShutdown } from '../processes/shutdown.ts';
import type { Environment } from '../environment.ts';

/** Runs services and gateway. `node --watch` restarts this process; the parent process, with the database, continues. */
await runMain(async ({ options, userEnvironment, print }) => {
  const shutdown = createShutdown([], () => undefined);
  const product = await serveProduct({
    options,
    environment: userEnvironment as Environment,
    amqpUrl: userEnvironment.AMQP_URL,
    // The parent process owns the database, so this process must not delete data.
    isEmbedded: false,
    progress: createProgress({ steps: ['services', 'demo data'], print }),
  });

  shutdown.add(product.stop);
  print('The services are ready.');
});
