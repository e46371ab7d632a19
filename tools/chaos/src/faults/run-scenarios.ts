import { checkEnvironment } from '../check/check-environment.ts';
import type { Finding } from '../check/finding.ts';
import { settle } from '../check/settle.ts';
import { createHistory } from '../history/history.ts';
import type { Environment } from '../stack/environment.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { createScenarioContext } from './scenarios/create-scenario-context.ts';

/** Runs with and without a fault have the same limit. It covers the first three of a consumer's four retries, after 1, 10 and 60 s. */
const settleWithinMs = 75_000;

/** Runs the scenarios one after the other in one environment, then lets the environment settle and checks it. */
export async function runScenarios(
  environment: Environment,
  scenarios: readonly Scenario[],
): Promise<Finding[]> {
  const history = createHistory();
  const context = createScenarioContext(environment, history);
  for (const scenario of scenarios) {
    await scenario(context);
  }
  await settle(environment, { withinMs: settleWithinMs });
  return checkEnvironment(environment, history);
}
