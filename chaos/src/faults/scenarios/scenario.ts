import type { World } from '../../stack/world.ts';

/** The environment in which a scenario runs. */
export type Stage = {
  world: World;
  /** Runs `act` while users work; resolves when they have finished. */
  underLoad: (act: () => Promise<void>) => Promise<void>;
};

/** A disturbance that every correct system survives without a finding. */
export type Scenario = (stage: Stage) => Promise<void>;
