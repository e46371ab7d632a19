import { randomBytes, randomUUID } from 'node:crypto';

import type { Operation } from '@marquee/contracts/operation';
import type {
  OperationScenario,
  ScenarioRequest,
  StateScenario,
} from '@marquee/service-kit/test-kit/scenarios/scenario';

import { ownerFor } from '../scenarios/scenario-services.ts';
import type { ScenarioServices } from '../scenarios/scenario-services.ts';
import { judgePost } from './judge-post.ts';

export type Input = Pick<ScenarioRequest, 'params' | 'body'>;

/** The first state in which the owner's call succeeds without a card processor, which these services lack. */
export function triedState({ states }: OperationScenario): StateScenario | undefined {
  return Object.values(states).find(
    ({ expected, needs }) => expected.owner < 300 && needs !== 'submitCardPage',
  );
}

/** Sends two equal calls and a different one with the same key. Resolves to the complaint, or null if the operation honors the key. */
export async function tryPost(
  services: ScenarioServices,
  operation: Operation,
  scenario: OperationScenario,
): Promise<string | null> {
  const state = triedState(scenario);
  if (state === undefined) {
    return 'no state in which the call succeeds';
  }
  const context = await services.createContext();
  const as = ownerFor(scenario.actor, context);
  const requestFor = await state.arrange(context);
  const { params, body } = await requestFor(as === 'admin' ? context.client : as);
  const call: Input = { ...(params && { params }), body };
  const other = anotherIntent(call, scenario);
  const idempotencyKey = randomUUID();
  const send = (given: Input) => services.send(operation, { as, ...given, idempotencyKey });
  const first = await send(call);
  const again = await send(call);
  const reused = other && (await send(other));
  return judgePost({ first, again, reused });
}

/** A call with another body or about another record; null if the operation has neither. */
export function anotherIntent(call: Input, { repeated }: Pick<OperationScenario, 'repeated'>): Input | null {
  if (repeated !== undefined && 'change' in repeated) {
    return { ...call, body: { ...(call.body as object), ...repeated.change } };
  }
  return call.params === undefined ? null : { ...call, params: otherIds(call.params) };
}

function otherIds(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, id]) => [name, anotherIdLike(id)]));
}

/** Ids of records are UUIDs; the id of a dead letter is a hash, and that of a projection a word. */
function anotherIdLike(id: string): string {
  if (/^[A-Za-z]+$/.test(id)) {
    return `another${id}`;
  }
  return id.length === randomUUID().length ? randomUUID() : randomBytes(32).toString('base64url');
}
