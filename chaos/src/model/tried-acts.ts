import type { Act } from './acts.ts';
import type { ModelRuns } from './run-model.ts';

/** Every act there is, and whether there is anything that forbids it. */
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

/** What was never done, and what was never refused though it can be: of that nothing has been shown. */
export function untriedActs(results: readonly Counts[]): string[] {
  return [
    ...acts.filter((act) => timesIn(results, 'done', act) === 0).map((act) => `${act} was never done`),
    ...acts
      .filter((act) => refusable[act] && timesIn(results, 'refused', act) === 0)
      .map((act) => `${act} was never refused`),
  ];
}

/** Of each act, how often it was done and refused. */
export function describeActs(results: readonly Counts[]): string {
  return acts
    .map((act) => `${act} ${timesIn(results, 'done', act)}/${timesIn(results, 'refused', act)}`)
    .join(', ');
}

function timesIn(results: readonly Counts[], fate: keyof Counts, act: Act['type']): number {
  return results.reduce((sum, result) => sum + (result[fate].get(act) ?? 0), 0);
}
