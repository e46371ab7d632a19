import type { Operation } from '@marquee/contracts/operation';
import type {
  OperationScenario,
  ScenarioRequest,
  StateScenario,
} from '@marquee/service-kit/test-kit/scenarios/scenario';

import { ownerFor } from './scenario-services.ts';
import type { ScenarioCaller, ScenarioServices } from './scenario-services.ts';

export type Input = Pick<ScenarioRequest, 'params' | 'body'>;

/** The call of the record's owner. */
export type PreparedCall = { as: ScenarioCaller; input: Input };

/** The first state in which the owner's call succeeds without a card processor, which these services lack. */
export function triedState({ states }: OperationScenario): StateScenario | undefined {
  return Object.values(states).find(
    ({ expected, needs }) => expected.owner < 300 && needs !== 'submitCardPage',
  );
}

/** Creates new owners and the state. Resolves to null if no state can be reached in which the call succeeds. */
export async function prepareCall(
  services: ScenarioServices,
  scenario: OperationScenario,
): Promise<PreparedCall | null> {
  const state = triedState(scenario);
  if (state === undefined) {
    return null;
  }
  const context = await services.createContext();
  const as = ownerFor(scenario.actor, context);
  const requestFor = await state.arrange(context);
  const { params, body } = await requestFor(as === 'admin' ? context.client : as);
  return { as, input: { ...(params && { params }), body } };
}

/** Sends the call; the answer's body is what the operation declares. */
export function sendPrepared(services: ScenarioServices, operation: Operation, { as, input }: PreparedCall) {
  return services.send(operation, { as, ...input });
}
