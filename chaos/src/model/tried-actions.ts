import type { Action } from './actions.ts';
import type { ModelRuns } from './run-model.ts';

/** Every action, and whether any rule can reject it. */
const refusable: Readonly<Record<Action['type'], boolean>> = {
  'create-event': true,
  'edit-event': true,
  'send-event': true,
  'cancel-event': true,
  'change-status': true,
  'quote-request': true,
  'quote-by-hand': false,
  'add-line': true,
  'remove-line': true,
  rename: true,
  'change-terms': true,
  approve: true,
  'send-quote': true,
  'withdraw-quote': true,
  accept: true,
  archive: true,
  'verify-email': false,
  'days-pass': false,
};

type Counts = Pick<ModelRuns, 'done' | 'refused'>;

const actions = Object.keys(refusable) as Action['type'][];

/** Reports actions that never succeeded, or that were never rejected although a rule can reject them. */
export function untriedActions(results: readonly Counts[]): string[] {
  return [
    ...actions
      .filter((action) => timesIn(results, 'done', action) === 0)
      .map((action) => `${action} was never accepted`),
    ...actions
      .filter((action) => refusable[action] && timesIn(results, 'refused', action) === 0)
      .map((action) => `${action} was never rejected`),
  ];
}

/** How often each action succeeded and was rejected. */
export function describeActions(results: readonly Counts[]): string {
  return actions
    .map((action) => `${action} ${timesIn(results, 'done', action)}/${timesIn(results, 'refused', action)}`)
    .join(', ');
}

function timesIn(results: readonly Counts[], outcome: keyof Counts, action: Action['type']): number {
  return results.reduce((sum, result) => sum + (result[outcome].get(action) ?? 0), 0);
}
