import { createProgress } from '../progress.ts';
import { runMain } from '../run-main.ts';
import { serveProduct } from '../serve-product.ts';
import { createEnding } from '../processes/ending.ts';
import type { Environment } from '../environment.ts';

/** The part that `node --watch` restarts: services and gateway, while database and environment persist. */
await runMain(async ({ options, given, say }) => {
  const ending = createEnding([], () => undefined);
  const product = await serveProduct({
    options,
    environment: given as Environment,
    amqpUrl: given.AMQP_URL,
    // The parent process owns the database; nothing is deleted from here.
    isEmbedded: false,
    progress: createProgress({ steps: ['services', 'demo data'], say }),
  });

  ending.add(product.stop);
  say('Services are up.');
});
