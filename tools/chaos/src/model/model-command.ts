import { isDeepStrictEqual } from 'node:util';

import type { AsyncCommand } from 'fast-check';

import { isEventAction, isQuoteAction } from './actions/all-actions.ts';
import type { Action } from './actions/all-actions.ts';
import { modelAfter } from './model.ts';
import type { Product } from './product.ts';
import { visibleStateOf } from './visible-state.ts';
import type { Model } from './state.ts';

/** The current state of the model; each command replaces it. */
export type ModelRef = { model: Model };

/** Reports each action and its answer, for counting. */
export type OnStep = (action: Action, answer: number) => void;

/** Runs an action on the model and on the product: both must answer alike and have the same visible state. */
export function toCommand(wanted: Action, onStep: OnStep): AsyncCommand<ModelRef, Product> {
  return {
    check: ({ model }) => placesFor(wanted, model) > 0,
    async run(ref, product) {
      const action = placed(wanted, ref.model);
      const { answer, after = ref.model } = modelAfter(ref.model, action);
      const answered = await product.perform(action);
      expectSame(action, { answer }, { answer: answered });
      ref.model = after;
      expectSame(action, visibleStateOf(after), await product.read());
      onStep(action, answered);
    },
    toString: () => JSON.stringify(wanted),
  };
}

/** Does not use node:assert, because it renders a diff of each failure, and shrinking compares thousands of times. */
function expectSame(action: Action, expected: object, found: object): void {
  if (!isDeepStrictEqual(found, expected)) {
    const [expectedText, foundText] = [expected, found].map((state) => JSON.stringify(state));
    throw new Error(`after ${JSON.stringify(action)}\nexpected ${expectedText}\nfound    ${foundText}`);
  }
}

/** Number of records to which the action can apply; 1 for an action that needs no record. With 0, the action is skipped. */
function placesFor(action: Action, { events, quotes }: Model): number {
  if (isEventAction(action) || action.type === 'quote-request') {
    return events.length;
  }
  return isQuoteAction(action) ? quotes.length : 1;
}

function placed(action: Action, model: Model): Action {
  return 'index' in action ? { ...action, index: action.index % placesFor(action, model) } : action;
}
