import type { Operation } from '@marquee/contracts/operation';
import fc from 'fast-check';

import type { Participants } from '../participants.ts';

/** All that R5 knows about an action, except the model's own rules. */
export type ModelAction<Given> = {
  /** How often the action is chosen, relative to the others. */
  weight: number;
  /** Generates the action without its type. */
  given: fc.Arbitrary<Given>;
  /** The operations that the action calls. */
  operations: readonly Operation[];
  /** The side that acts on an existing record. */
  side?: 'client' | 'provider';
  /** No rule can reject the action. */
  isNeverRejected?: true;
  /** Resolves to the response's status. */
  perform: (participants: Participants, given: Given) => Promise<number>;
};

export type GivenOf<Action> = Action extends { given: fc.Arbitrary<infer Given> } ? Given : never;

/** The record to which an action applies, by its index among the existing records, and who acts. */
export type Target = { index: number; by: 'owner' | 'stranger' };

export const target = {
  index: fc.nat({ max: 5 }),
  by: fc.oneof(
    { weight: 15, arbitrary: fc.constant('owner' as const) },
    { weight: 1, arbitrary: fc.constant('stranger' as const) },
  ),
};

export const name: fc.Arbitrary<string> = fc.constantFrom('Wedding', 'Dinner', 'Party');
/** Days are relative to the first day of a run. */
export const day = fc.integer({ min: -2, max: 12 });

type RecordCall<Given> = Pick<ModelAction<Given>, 'weight' | 'given'> & {
  operation: Operation;
  about: 'event' | 'quote';
  side: 'client' | 'provider';
  body?: (given: Given, participants: Participants) => object;
};

/** The record's owner, or a stranger with the same role, calls the operation about the record. */
export function recordAction<Given extends Target>(call: RecordCall<Given>): ModelAction<Given> {
  const { weight, given, operation, side, body } = call;
  return {
    ...{ weight, given, side },
    operations: [operation],
    async perform(participants, action) {
      const { status } = await participants.services[operation.service].call(operation, {
        as: callerOf(participants, action, side),
        params: { id: idOf(participants, action, call.about) },
        ...(body && { body: body(action, participants) }),
      });
      return status;
    },
  };
}

export function callerOf(
  participants: Participants,
  { by }: Target,
  side: 'client' | 'provider',
): Participants['client' | 'provider'] {
  return by === 'owner' ? participants[side] : participants.strangers[side];
}

export function idOf(
  { eventIds, quoteIds }: Participants,
  { index }: Target,
  about: 'event' | 'quote',
): string {
  return { event: eventIds, quote: quoteIds }[about][index] ?? 'none';
}
