import fc from 'fast-check';

import type { Participants } from '../participants.ts';
import { eventActions } from './event-actions.ts';
import type { GivenOf, ModelAction } from './model-action.ts';
import { otherActions } from './other-actions.ts';
import { quoteActions } from './quote-actions.ts';

type ActionOf<Declared> = {
  [Type in keyof Declared]: { type: Type } & GivenOf<Declared[Type]>;
}[keyof Declared];

export type EventAction = ActionOf<typeof eventActions>;
export type QuoteAction = ActionOf<typeof quoteActions>;
export type OtherAction = ActionOf<typeof otherActions>;

/** One action on the product. */
export type Action = EventAction | QuoteAction | OtherAction;

/** What is declared of each action. An action is performed only by the declaration that has generated it. */
export const declaredActions = { ...eventActions, ...quoteActions, ...otherActions } as unknown as Readonly<
  Record<Action['type'], ModelAction<object>>
>;

/** Writes of events and quotes that the model does not have, with the reason. */
export const notModeled: Readonly<Record<string, string>> = {
  copyDiscardedChanges: 'creates a quote as quote-by-hand does; the model keeps no discarded changes',
  setPaymentDefault: 'changes a default of the provider, and no event or quote',
};

export const actionTypes = Object.keys(declaredActions) as Action['type'][];

/** Weighted so that a run of forty actions reaches acceptances and beyond. Over many runs, every action is still tried in every state. */
export const arbitraryAction: fc.Arbitrary<Action> = fc.oneof(
  ...actionTypes.map((type) => {
    const { weight, given } = declaredActions[type];
    return { weight, arbitrary: given.map((rest) => ({ type, ...rest }) as Action) };
  }),
);

/** Resolves to the response's status. */
export async function performAction(participants: Participants, { type, ...given }: Action): Promise<number> {
  return declaredActions[type].perform(participants, given);
}

export function isEventAction(action: Action): action is EventAction {
  return Object.hasOwn(eventActions, action.type);
}

export function isQuoteAction(action: Action): action is QuoteAction {
  return Object.hasOwn(quoteActions, action.type);
}
