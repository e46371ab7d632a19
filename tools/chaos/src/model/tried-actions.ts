import { operations } from '@marquee/contracts/operations';
import type { Operation } from '@marquee/contracts/operation';

import { actionTypes, declaredActions, notModeled } from './actions/all-actions.ts';
import type { Action } from './actions/all-actions.ts';
import type { ModelRuns } from './run-model.ts';

type Counts = Pick<ModelRuns, 'done' | 'refused'>;

/**
 * Reports operations by which people write events or quotes, and which the model neither calls nor excepts; and exceptions that are none.
 * A model without an operation would never differ from the product in it.
 */
export function unmodeledWrites(all: ReadonlyMap<string, Operation> = operations): string[] {
  const called = new Set(actionTypes.flatMap((type) => declaredActions[type].operations));
  const writes = [...all].filter(([, operation]) => isWrite(operation));
  const missing = writes.filter(([, operation]) => !called.has(operation)).map(([name]) => name);
  return [
    ...missing
      .filter((name) => !Object.hasOwn(notModeled, name))
      .map((name) => `${name} is not an action: declare it in tools/chaos/src/model/actions/`),
    ...Object.keys(notModeled)
      .filter((name) => !missing.includes(name))
      .map(
        (name) =>
          `${name} needs no exception: the model calls it, or no operation that writes events or quotes has this name`,
      ),
  ];
}

function isWrite({ service, method, actor }: Operation): boolean {
  return (service === 'events' || service === 'quotes') && method !== 'get' && actor !== 'admin';
}

/** Reports actions that never succeeded, or that were never rejected although a rule can reject them. */
export function untriedActions(results: readonly Counts[]): string[] {
  return [
    ...actionTypes
      .filter((action) => timesIn(results, 'done', action) === 0)
      .map((action) => `${action} was never accepted`),
    ...actionTypes
      .filter((action) => isRejectable(action) && timesIn(results, 'refused', action) === 0)
      .map((action) => `${action} was never rejected`),
  ];
}

/** How often each action succeeded and was rejected. */
export function describeActions(results: readonly Counts[]): string {
  return actionTypes
    .map((action) => `${action} ${timesIn(results, 'done', action)}/${timesIn(results, 'refused', action)}`)
    .join(', ');
}

function isRejectable(action: Action['type']): boolean {
  return declaredActions[action].isNeverRejected !== true;
}

function timesIn(results: readonly Counts[], outcome: keyof Counts, action: Action['type']): number {
  return results.reduce((sum, result) => sum + (result[outcome].get(action) ?? 0), 0);
}
