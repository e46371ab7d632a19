import { withLoad } from '../../gates/with-load.ts';
import type { History } from '../../history/history.ts';
import { waitForAcknowledgements } from '../../history/wait-for-acknowledgements.ts';
import type { Environment } from '../../stack/environment.ts';
import type { ScenarioContext } from './scenario.ts';

const changesPerSecond = 40;
/**
 * Acknowledged changes before a scenario acts. Only a few of these changes are sign-ups, so that events have been sent and quotes created
 * by then.
 */
const minChanges = 120;

export function createScenarioContext(environment: Environment, history: History): ScenarioContext {
  let loads = 0;

  return {
    environment,
    async underLoad(act) {
      loads += 1;
      await withLoad(environment, { history, changesPerSecond, seed: loads }, async () => {
        await waitForAcknowledgements(history, minChanges);
        await act();
      });
    },
  };
}
