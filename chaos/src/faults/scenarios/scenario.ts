import type { World } from '../../stack/world.ts';

/** Where a scenario is acted out. */
export type Stage = {
  world: World;
  /** Runs `act` while users are at work; resolves when they have gone home. */
  underLoad: (act: () => Promise<void>) => Promise<void>;
};

/** Ill luck that every sound system survives without a trace. */
export type Scenario = (stage: Stage) => Promise<void>;
