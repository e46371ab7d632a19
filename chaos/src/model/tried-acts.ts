import type { Act } from './acts.ts';
import type { ModelRuns } from './run-model.ts';

/** Every action, and whether any rule can reject it. */
const refusable: Readonly<Record<Act['type'], boolean>> = {
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

const acts = Object.keys(refusable) as Act['type'][];

/** Actions that never succeeded, or were never rejected although they can be: nothing has been tested of them. */
export function untriedActs(results: readonly Counts[]): string[] {
  return [
    ...acts.filter((act) => timesIn(results, 'done', act) === 0).map((act) => `${act} was never done`),
    ...acts
      .filter((act) => refusable[act] && timesIn(results, 'refused', act) === 0)
      .map((act) => `${act} was never refused`),
  ];
}

/** How often each action succeeded and was rejected. */
export function describeActs(results: readonly Counts[]): string {
  return acts
    .map((act) => `${act} ${timesIn(results, 'done', act)}/${timesIn(results, 'refused', act)}`)
    .join(', ');
}

function timesIn(results: readonly Counts[], fate: keyof Counts, act: Act['type']): number {
  return results.reduce((sum, result) => sum + (result[fate].get(act) ?? 0), 0);
}
