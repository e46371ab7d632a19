import type { Size } from '@marquee/bar-kit/bar';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { prepareBroker } from '@marquee/local/broker/start-broker';
import type { Children } from '@marquee/local/processes/children';

import type { WorldOptions } from '../bars/bar.ts';
import { heal } from '../check/heal.ts';
import type { Exit } from './managed-process.ts';
import { startWorld } from './world.ts';
import type { World } from './world.ts';

export type DatabaseOfAWorld = { url: string; stop: () => Promise<void> };

/** What a harness needs of the machine. */
export type Surroundings = {
  root: string;
  dataFolder: string;
  children: Children;
  brokerCommand: string;
  /** Starts an empty database for one environment. */
  startDatabase: (dataFolder: string) => Promise<DatabaseOfAWorld>;
};

export type Worlds = {
  withWorld: <Result>(act: (world: World) => Promise<Result>, options?: WorldOptions) => Promise<Result>;
  /** Processes that exited unexpectedly in any environment, each reported once. */
  takeUnaskedExits: () => Exit[];
  end: () => Promise<void>;
};

/** In the short size, targets without special requirements share one environment, because starting it takes ten seconds. */
export function createWorlds(surroundings: Surroundings, size: Size): Worlds {
  let made = 0;
  const started: World[] = [];
  const told = new Set<Exit>();
  let kept: World | null = null;

  async function start(options: WorldOptions): Promise<World> {
    made += 1;
    const world = await startOne(surroundings, join(surroundings.dataFolder, `world-${made}`), options);
    started.push(world);
    return world;
  }

  async function end(): Promise<void> {
    const world = kept;
    kept = null;
    await world?.stop();
  }

  return {
    end,
    takeUnaskedExits() {
      const exits = started.flatMap((world) => world.unaskedExits()).filter((exit) => !told.has(exit));
      exits.forEach((exit) => told.add(exit));
      return exits;
    },
    async withWorld(act, options = {}) {
      const isPlain = options.mains === undefined && options.environment === undefined;
      if (size === 'full' || !isPlain) {
        await end();
        const world = await start(options);
        return act(world).finally(world.stop);
      }
      kept ??= await start(options);
      const world = kept;
      try {
        const result = await act(world);
        await heal(world);
        return result;
      } catch (error) {
        await end();
        throw error;
      }
    },
  };
}

async function startOne(
  surroundings: Surroundings,
  dataFolder: string,
  options: WorldOptions,
): Promise<World> {
  const { root, children, brokerCommand, startDatabase } = surroundings;
  mkdirSync(dataFolder, { recursive: true });
  const [database, brokerPlace] = await Promise.all([
    startDatabase(dataFolder),
    prepareBroker({ command: brokerCommand, dataFolder, children }),
  ]);
  const world = await startWorld({
    root,
    dataFolder,
    children,
    brokerPlace,
    mongodbUrl: database.url,
    ...options,
  });
  return {
    ...world,
    async stop() {
      await world.stop();
      await database.stop();
    },
  };
}
