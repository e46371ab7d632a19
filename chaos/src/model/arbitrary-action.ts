import fc from 'fast-check';

import type { Action } from './actions.ts';

const name = fc.constantFrom('Wedding', 'Dinner', 'Party');
const day = fc.integer({ min: -2, max: 12 });
const reason = fc.constantFrom('Moving away', 'Too far', '');
const index = fc.nat({ max: 5 });
const by = fc.oneof(
  { weight: 15, arbitrary: fc.constant('owner' as const) },
  { weight: 1, arbitrary: fc.constant('stranger' as const) },
);
const target = { index, by };

function sometimes<Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<{ given: Value } | null> {
  return fc.option(
    arbitrary.map((given) => ({ given })),
    { freq: 1 },
  );
}

const changeTerms = fc
  .record({
    ...target,
    discount: sometimes(fc.constantFrom(0, 5_000, 20_000)),
    notes: sometimes(fc.constantFrom('', 'Deposit in advance')),
    validUntil: sometimes(fc.integer({ min: -1, max: 32 })),
  })
  .map(({ discount, notes, validUntil, ...rest }): Action => ({
    type: 'change-terms',
    ...rest,
    ...(discount && { discountCents: discount.given }),
    ...(notes && { notes: notes.given }),
    ...(validUntil && { validUntil: validUntil.given }),
  }));

type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
type Parts<Type extends Action['type']> = {
  [Part in Exclude<keyof ActionOf<Type>, 'type'>]: fc.Arbitrary<ActionOf<Type>[Part]>;
};

function weightedAction<Type extends Action['type']>(weight: number, type: Type, parts: Parts<Type>) {
  const given = fc.record<object>(parts);
  // `Parts` requires every part that an action of this type has.
  return { weight, arbitrary: given.map((rest) => ({ type, ...rest }) as unknown as Action) };
}

/** Weighted so that a run of forty actions reaches acceptances and beyond. Over many runs, every action is still tried in every state. */
export const arbitraryAction: fc.Arbitrary<Action> = fc.oneof(
  weightedAction(6, 'create-event', {
    name,
    day,
    addressee: fc.constantFrom('ours', 'ours', 'ours', 'other', 'unknown', null),
  }),
  weightedAction(3, 'edit-event', {
    ...target,
    name,
    day,
    addressee: fc.constantFrom('ours', 'other', 'unknown', null),
  }),
  weightedAction(8, 'send-event', target),
  weightedAction(2, 'cancel-event', { ...target, reason }),
  weightedAction(3, 'change-status', {
    ...target,
    reason,
    status: fc.constantFrom('proposal', 'completed', 'completed', 'cancelled', 'inquiry', 'booked'),
  }),
  weightedAction(9, 'quote-request', target),
  weightedAction(2, 'quote-by-hand', { name }),
  weightedAction(1, 'verify-email', {}),
  weightedAction(3, 'days-pass', { days: fc.constantFrom(1, 3, 10, 31) }),
  weightedAction(9, 'add-line', {
    ...target,
    cents: fc.constantFrom(59_900, 59_900, 12_500, 0, -4_950),
    quantity: fc.integer({ min: 1, max: 3 }),
    hasCorrectTotal: fc.constantFrom(true, true, true, true, false),
  }),
  weightedAction(3, 'remove-line', { ...target, line: fc.nat({ max: 2 }) }),
  weightedAction(2, 'rename', { ...target, name }),
  { weight: 4, arbitrary: changeTerms },
  weightedAction(12, 'approve', target),
  weightedAction(12, 'send-quote', target),
  weightedAction(2, 'withdraw-quote', target),
  weightedAction(9, 'accept', { ...target, version: fc.constantFrom('omitted', 'last', 'last', 'next') }),
  weightedAction(1, 'archive', target),
);
