import type { Environment } from '../../stack/environment.ts';

/** The environment in which a scenario runs. */
export type ScenarioContext = {
  environment: Environment;
  /** Runs `act` while users work; resolves when they have finished. */
  underLoad: (act: () => Promise<void>) => Promise<void>;
};

/** A disturbance that every correct system survives without a finding. */
export type Scenario = (context: ScenarioContext) => Promise<void>;
