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
import type { Progress } from './progress.ts';
import { provideStripe } from './stripe/provide-stripe.ts';

export type LocalRun = {
  root: string;
  options: Options;
  userEnvironment: NodeJS.ProcessEnv;
  print: (line: string) => void;
};

export type Prepared = {
  database: Database;
  environment: Environment;
  /** The control address of the Stripe emulator; null if there is none. */
  stripeUrl: string | null;
  /** Settles when the front ends are built and released. */
  frontEnds: Promise<void>;
};

type Preparation = { children: Children; progress: Progress<'database' | 'front ends'> };

/**
 * Prepares the database, the keys and the environment, for `npm start` and for `npm run start:services`. Builds the front ends at the same
 * time.
 */
export async function prepare(
  { root, options, userEnvironment, print }: LocalRun,
  { children, progress }: Preparation,
): Promise<Prepared> {
  const { dataFolder, url } = options;
  const building = withHandledRejection(buildFrontEnds({ root, children, note: progress.note }));
  const [database, keys, port, google, stripe] = await Promise.all([
    provideDatabase({ mongodbUrl: userEnvironment.MONGODB_URL, dataFolder, children, print }),
    devKeys(join(dataFolder, 'keys.json')),
    metricsPort(userEnvironment),
    provideGoogle({ publicUrl: url, userEnvironment }),
    provideStripe({ publicUrl: url, dataFolder, userEnvironment }),
  ]);
  progress.done('database');

  const mongodbUrl = database.url;
  const environment = sharedEnvironment({
    keys,
    root,
    dataFolder,
    mongodbUrl,
    publicUrl: url,
    metricsPort: port,
    emulatorVariables: { ...google, ...stripe.variables },
    userEnvironment,
  });

  async function releaseWhenBuilt(): Promise<void> {
    const { RELEASES_DIR: store, SHELL_DIR: shellFolder } = environment;
    await building;
    await releaseFrontEnds({ root, dataFolder, store, shellFolder });
    progress.done('front ends');
  }

  return {
    database,
    environment,
    stripeUrl: stripe.controlUrl,
    frontEnds: withHandledRejection(releaseWhenBuilt()),
  };
}

/** Prevents an unhandled rejection if the promise rejects before a caller awaits it. */
function withHandledRejection<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => undefined);
  return promise;
}
