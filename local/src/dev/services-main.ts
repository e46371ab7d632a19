import { createProgress } from '../progress.ts';
import { runMain } from '../run-main.ts';
import { serveProduct } from '../serve-product.ts';
import { createEnding } from '../processes/ending.ts';
import type { Environment } from '../environment.ts';

/** What `node --watch` starts again: services and gateway, on a database and an environment that stay. */
await runMain(async ({ options, given, say }) => {
  const ending = createEnding([], () => undefined);
  const product = await serveProduct({
    options,
    environment: given as Environment,
    amqpUrl: given.AMQP_URL,
    // Whoever started us owns the database; nothing is thrown away from here.
    isEmbedded: false,
    progress: createProgress({ steps: ['services', 'demo data'], say }),
  });

  ending.add(product.stop);
  say('Services are up.');
});
