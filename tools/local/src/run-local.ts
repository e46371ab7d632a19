import { superviseRun } from './supervise-run.ts';
import type { LocalRun } from './prepare.ts';
import { prepare } from './prepare.ts';
import { createProgress } from './progress.ts';
import { serveProduct } from './serve-product.ts';
import { startPageRenderer } from './stack/start-page-renderer.ts';
import { welcome } from './welcome.ts';

/** Runs the whole product on this machine: one process, with the database engine and the page renderer as child processes. */
export async function runLocal(run: LocalRun): Promise<void> {
  const startedAt = performance.now();

  await superviseRun(run, async ({ children, shutdown }) => {
    const { options, userEnvironment, print } = run;
    const progress = createProgress({ steps: ['database', 'services', 'demo data', 'front ends'], print });
    const { database, environment, stripeUrl, frontEnds } = await prepare(run, { children, progress });
    database.onEnd(() => {
      shutdown.fail('The database engine has exited; its output is in logs/database.log of the data folder.');
    });
    const isEmbedded = !userEnvironment.MONGODB_URL;
    const renderer = await startPageRenderer({ ...run, environment, children, frontEnds });
    const product = await serveProduct({
      ...{ options, environment: { ...environment, ...renderer }, isEmbedded, progress, frontEnds },
      amqpUrl: userEnvironment.AMQP_URL,
    });
    shutdown.add(product.stop);

    const seconds = (performance.now() - startedAt) / 1000;
    print(
      welcome({
        url: options.url,
        metricsUrl: product.metricsUrl,
        stripeUrl,
        databaseTitle: database.title,
        seconds,
      }),
    );
  });
}
