import { randomBytes, randomUUID } from 'node:crypto';

import type { Operation } from '@marquee/contracts/operation';
import type { OperationScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';

import { prepareCall } from '../scenarios/prepare-call.ts';
import type { Input } from '../scenarios/prepare-call.ts';
import type { ScenarioServices } from '../scenarios/scenario-services.ts';
import { judgePost } from './judge-post.ts';

/** Sends two equal calls and a different one with the same key. Resolves to the complaint, or null if the operation honors the key. */
export async function tryPost(
  services: ScenarioServices,
  operation: Operation,
  scenario: OperationScenario,
): Promise<string | null> {
  const prepared = await prepareCall(services, scenario);
  if (prepared === null) {
    return 'no state in which the call succeeds';
  }
  const { as, input } = prepared;
  const other = anotherIntent(input, scenario);
  const idempotencyKey = randomUUID();
  const send = (given: Input) => services.send(operation, { as, ...given, idempotencyKey });
  const first = await send(input);
  const again = await send(input);
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
