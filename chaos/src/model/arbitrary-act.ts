import fc from 'fast-check';

import type { Act } from './acts.ts';

const name = fc.constantFrom('Wedding', 'Dinner', 'Party');
const day = fc.integer({ min: -2, max: 12 });
const reason = fc.constantFrom('Moving away', 'Too far', '');
const index = fc.nat({ max: 5 });
const by = fc.oneof(
  { weight: 15, arbitrary: fc.constant('owner' as const) },
  { weight: 1, arbitrary: fc.constant('stranger' as const) },
);
const upon = { index, by };

function sometimes<Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<{ given: Value } | null> {
  return fc.option(
    arbitrary.map((given) => ({ given })),
    { freq: 1 },
  );
}

const changeTerms = fc
  .record({
    ...upon,
    discount: sometimes(fc.constantFrom(0, 5_000, 20_000)),
    notes: sometimes(fc.constantFrom('', 'Deposit in advance')),
    validUntil: sometimes(fc.integer({ min: -1, max: 32 })),
  })
  .map(({ discount, notes, validUntil, ...rest }): Act => ({
    type: 'change-terms',
    ...rest,
    ...(discount && { discountCents: discount.given }),
    ...(notes && { notes: notes.given }),
    ...(validUntil && { validUntil: validUntil.given }),
  }));

type ActOf<Type extends Act['type']> = Extract<Act, { type: Type }>;
type Parts<Type extends Act['type']> = {
  [Part in Exclude<keyof ActOf<Type>, 'type'>]: fc.Arbitrary<ActOf<Type>[Part]>;
};

function act<Type extends Act['type']>(weight: number, type: Type, parts: Parts<Type>) {
  const given = fc.record<object>(parts);
  // `Parts` requires every part that an action of this type has.
  return { weight, arbitrary: given.map((rest) => ({ type, ...rest }) as unknown as Act) };
}

/** Weighted so that a run of forty actions reaches acceptances and beyond, and still tries every action in every state. */
export const arbitraryAct: fc.Arbitrary<Act> = fc.oneof(
  act(6, 'create-event', {
    name,
    day,
    addressee: fc.constantFrom('ours', 'ours', 'ours', 'other', 'unknown', null),
  }),
  act(3, 'edit-event', { ...upon, name, day, addressee: fc.constantFrom('ours', 'other', 'unknown', null) }),
  act(8, 'send-event', upon),
  act(2, 'cancel-event', { ...upon, reason }),
  act(3, 'change-status', {
    ...upon,
    reason,
    status: fc.constantFrom('proposal', 'completed', 'completed', 'cancelled', 'inquiry', 'booked'),
  }),
  act(9, 'quote-request', upon),
  act(2, 'quote-by-hand', { name }),
  act(1, 'verify-email', {}),
  act(3, 'days-pass', { days: fc.constantFrom(1, 3, 10, 31) }),
  act(9, 'add-line', {
    ...upon,
    cents: fc.constantFrom(59_900, 59_900, 12_500, 0, -4_950),
    quantity: fc.integer({ min: 1, max: 3 }),
    isExact: fc.constantFrom(true, true, true, true, false),
  }),
  act(3, 'remove-line', { ...upon, line: fc.nat({ max: 2 }) }),
  act(2, 'rename', { ...upon, name }),
  { weight: 4, arbitrary: changeTerms },
  act(12, 'approve', upon),
  act(12, 'send-quote', upon),
  act(2, 'withdraw-quote', upon),
  act(9, 'accept', { ...upon, version: fc.constantFrom('unnamed', 'last', 'last', 'another') }),
  act(1, 'archive', upon),
);
