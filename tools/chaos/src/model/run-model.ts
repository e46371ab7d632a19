import fc from 'fast-check';
import type { RunDetails } from 'fast-check';

import { arbitraryAction } from './actions/all-actions.ts';
import type { Action } from './actions/all-actions.ts';
import { toCommand } from './model-command.ts';
import type { OpenProduct } from './product.ts';
import { emptyModel } from './state.ts';

export type ModelRuns = {
  runs: number;
  steps: number;
  /** How often each action succeeded (2xx) and was rejected. */
  done: ReadonlyMap<Action['type'], number>;
  refused: ReadonlyMap<Action['type'], number>;
  /** The smallest sequence in which model and product differ, with its seed. */
  divergence: string | null;
};

export type RunPlan = { runs: number; seed: number; withinMs?: number };

export const stepsAtMost = 40;

/** Some runs begin with these actions, because most actions need a quote, and many need a sent quote. */
const quotedRequest: readonly Action[] = [
  { type: 'create-event', name: 'Wedding', day: 4, addressee: 'ours' },
  { type: 'send-event', index: 0, by: 'owner' },
  { type: 'quote-request', index: 0, by: 'owner' },
];

const sentQuote: readonly Action[] = [
  ...quotedRequest,
  { type: 'add-line', index: 0, by: 'owner', cents: 59_900, quantity: 1, hasCorrectTotal: true },
  { type: 'approve', index: 0, by: 'owner' },
  { type: 'send-quote', index: 0, by: 'owner' },
];

/** Runs random actions until the runs are complete, the time is over, or model and product differ. */
export async function runModel(open: OpenProduct, { runs, seed, withinMs }: RunPlan): Promise<ModelRuns> {
  const done = new Map<Action['type'], number>();
  const refused = new Map<Action['type'], number>();
  const onStep = ({ type }: Action, answer: number): void => {
    const counted = answer < 300 ? done : refused;
    counted.set(type, (counted.get(type) ?? 0) + 1);
  };
  const commands = fc.commands([arbitraryAction.map((action) => toCommand(action, onStep))], {
    maxCommands: stepsAtMost - sentQuote.length,
    size: 'max',
  });

  const details = await fc.check(
    fc.asyncProperty(fc.constantFrom(quotedRequest, sentQuote, []), commands, async (opening, random) => {
      const product = await open();
      const all = [...opening.map((action) => toCommand(action, onStep)), ...random];
      await fc.asyncModelRun(() => ({ model: { model: emptyModel }, real: product }), all);
    }),
    {
      numRuns: runs,
      seed,
      ...(withinMs !== undefined && { interruptAfterTimeLimit: withinMs, markInterruptAsFailure: false }),
    },
  );
  return {
    runs: details.numRuns,
    steps: sumOf(done) + sumOf(refused),
    done,
    refused,
    divergence: describeDivergence(details),
  };
}

/** The smallest sequence, its seed, and the expected and the actual result of its last action. */
function describeDivergence<Given>(details: RunDetails<Given>): string | null {
  if (!details.failed) {
    return null;
  }
  const why = details.errorInstance instanceof Error ? details.errorInstance.message : '';
  return `${fc.defaultReportMessage(details as RunDetails<unknown>) ?? ''}\n${why}`;
}

function sumOf(counted: ReadonlyMap<string, number>): number {
  return [...counted.values()].reduce((sum, count) => sum + count, 0);
}
