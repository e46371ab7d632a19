import { isDeepStrictEqual } from 'node:util';

import type { AsyncCommand } from 'fast-check';

import { isEventAct, isQuoteAct } from './acts.ts';
import type { Act } from './acts.ts';
import { modelAfter } from './model.ts';
import type { Product } from './product.ts';
import { seenOf } from './seen.ts';
import type { Model } from './state.ts';

/** The current state of the model; a run replaces it. */
export type Standing = { model: Model };

/** Reports each action and its answer, for counting. */
export type OnStep = (act: Act, answer: number) => void;

/** Runs an action on the model and on the product: both must answer alike and have the same visible state. */
export function toCommand(wanted: Act, onStep: OnStep): AsyncCommand<Standing, Product> {
  return {
    check: ({ model }) => placesFor(wanted, model) > 0,
    async run(standing, product) {
      const act = placed(wanted, standing.model);
      const { answer, after = standing.model } = modelAfter(standing.model, act);
      const answered = await product.take(act);
      expectSame(act, { answer }, { answer: answered });
      standing.model = after;
      expectSame(act, seenOf(after), await product.read());
      onStep(act, answered);
    },
    toString: () => JSON.stringify(wanted),
  };
}

/** Shrinking compares thousands of times, and node:assert would render a diff of each failure. */
function expectSame(act: Act, expected: object, found: object): void {
  if (!isDeepStrictEqual(found, expected)) {
    const [told, read] = [expected, found].map((state) => JSON.stringify(state));
    throw new Error(`after ${JSON.stringify(act)}\nexpected ${told}\nfound    ${read}`);
  }
}

/** Number of targets; an action on a record needs an existing one. */
function placesFor(act: Act, { events, quotes }: Model): number {
  if (isEventAct(act) || act.type === 'quote-request') {
    return events.length;
  }
  return isQuoteAct(act) ? quotes.length : 1;
}

function placed(act: Act, model: Model): Act {
  return 'index' in act ? { ...act, index: act.index % placesFor(act, model) } : act;
}
