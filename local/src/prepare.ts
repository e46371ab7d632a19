import { join } from 'node:path';

import type { Database } from './database/provide-database.ts';
import { provideDatabase } from './database/provide-database.ts';
import { devKeys } from './dev-keys.ts';
import type { Environment } from './environment.ts';
import { sharedEnvironment } from './environment.ts';
import { buildFrontEnds } from './front-ends/build-front-ends.ts';
import { releaseFrontEnds } from './front-ends/release-front-ends.ts';
import { provideGoogle } from './google/provide-google.ts';
import { metricsPort } from './network/metrics-port.ts';
import type { Options } from './options.ts';
import type { Children } from './processes/children.ts';
import { provideStripe } from './stripe/provide-stripe.ts';

export type LocalRun = {
  root: string;
  options: Options;
  given: NodeJS.ProcessEnv;
  say: (line: string) => void;
};
/** `stripeUrl` is where the stand-in for Stripe is led; null where there is none. */
export type Prepared = { database: Database; environment: Environment; stripeUrl: string | null };

/** What every way of running needs: a database, built front ends, keys, and the environment made of them. */
export async function prepare(
  { root, options, given, say }: LocalRun,
  children: Children,
): Promise<Prepared> {
  const { dataFolder, url } = options;
  const [database, keys, port, google, stripe] = await Promise.all([
    provideDatabase({ mongodbUrl: given.MONGODB_URL, dataFolder, children, say }),
    devKeys(join(dataFolder, 'keys.json')),
    metricsPort(given),
    provideGoogle({ publicUrl: url, given }),
    provideStripe({ publicUrl: url, dataFolder, given }),
    buildFrontEnds({ root, children, say }),
  ]);

  const mongodbUrl = database.url;
  const environment = sharedEnvironment({
    keys,
    root,
    dataFolder,
    mongodbUrl,
    publicUrl: url,
    metricsPort: port,
    standIns: { ...google, ...stripe.variables },
    given,
  });
  const { RELEASES_DIR: store, SHELL_DIR: shellFolder } = environment;
  await releaseFrontEnds({ root, dataFolder, store, shellFolder });
  return { database, environment, stripeUrl: stripe.controlUrl };
}
