import type * as kit from '@marquee/harness-kit/gate';

import type { Environment, EnvironmentConfig } from '../stack/environment.ts';

/** The context in which a gate runs. */
export type Setting = {
  size: kit.Size;
  root: string;
  /** Returns the folder with a checkout of the previous release, which it makes if necessary. */
  previousRelease: () => string;
  /** For gates that start services within this process. */
  mongodbUrl: string;
  /** Runs `act` with an environment of its own, which is stopped when `act` ends, even with an error. */
  withEnvironment: <Result>(
    act: (environment: Environment) => Promise<Result>,
    options?: EnvironmentOptions,
  ) => Promise<Result>;
  log: (line: string) => void;
};

export type EnvironmentOptions = {
  mains?: EnvironmentConfig['mains'];
  variables?: EnvironmentConfig['variables'];
  bypassesLinks?: EnvironmentConfig['bypassesLinks'];
};

export type Gate = kit.Gate<Setting>;
