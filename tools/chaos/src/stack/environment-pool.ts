import type { Size } from '@marquee/harness-kit/gate';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { prepareBroker } from '@marquee/local/broker/start-broker';
import type { Children } from '@marquee/local/processes/children';

import type { EnvironmentOptions } from '../gates/gate.ts';
import { heal } from '../check/heal.ts';
import type { Exit } from './managed-process.ts';
import { startEnvironment } from './environment.ts';
import type { Environment } from './environment.ts';

export type StartedDatabase = { url: string; stop: () => Promise<void> };

/** What a harness needs of the machine. */
export type HostResources = {
  root: string;
  dataFolder: string;
  children: Children;
  brokerCommand: string;
  /** Starts an empty database for one environment. */
  startDatabase: (dataFolder: string) => Promise<StartedDatabase>;
};

export type EnvironmentPool = {
  withEnvironment: <Result>(
    act: (environment: Environment) => Promise<Result>,
    options?: EnvironmentOptions,
  ) => Promise<Result>;
  /** Processes that exited unexpectedly in any environment, each reported once. */
  takeUnexpectedExits: () => Exit[];
  stop: () => Promise<void>;
};

/** In the short size, gates without special requirements share one environment, because starting it takes ten seconds. */
export function createEnvironmentPool(resources: HostResources, size: Size): EnvironmentPool {
  let count = 0;
  const started: Environment[] = [];
  const reported = new Set<Exit>();
  let shared: Environment | null = null;

  async function start(options: EnvironmentOptions): Promise<Environment> {
    count += 1;
    const environment = await startInFolder(
      resources,
      join(resources.dataFolder, `environment-${count}`),
      options,
    );
    started.push(environment);
    return environment;
  }

  async function stop(): Promise<void> {
    const environment = shared;
    shared = null;
    await environment?.stop();
  }

  return {
    stop,
    takeUnexpectedExits() {
      const exits = started
        .flatMap((environment) => environment.unexpectedExits())
        .filter((exit) => !reported.has(exit));
      exits.forEach((exit) => reported.add(exit));
      return exits;
    },
    async withEnvironment(act, options = {}) {
      const isDefault = Object.keys(options).length === 0;
      if (size === 'full' || !isDefault) {
        await stop();
        const environment = await start(options);
        return act(environment).finally(environment.stop);
      }
      shared ??= await start(options);
      const environment = shared;
      try {
        const result = await act(environment);
        await heal(environment);
        return result;
      } catch (error) {
        await stop();
        throw error;
      }
    },
  };
}

async function startInFolder(
  resources: HostResources,
  dataFolder: string,
  options: EnvironmentOptions,
): Promise<Environment> {
  const { root, children, brokerCommand, startDatabase } = resources;
  mkdirSync(dataFolder, { recursive: true });
  const [database, brokerPlace] = await Promise.all([
    startDatabase(dataFolder),
    prepareBroker({ command: brokerCommand, dataFolder, children }),
  ]);
  const environment = await startEnvironment({
    root,
    dataFolder,
    children,
    brokerPlace,
    mongodbUrl: database.url,
    ...options,
  });
  return {
    ...environment,
    async stop() {
      await environment.stop();
      await database.stop();
    },
  };
}
