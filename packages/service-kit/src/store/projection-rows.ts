import type { Envelope, MessageType } from '@marquee/contracts/message';
import type { EnvelopeOf } from '../messaging/bus.ts';

/** A value for each field; an optional field can be undefined. */
export type Snapshot<Fields> = {
  [Name in keyof Fields]: Fields[Name] | (undefined extends Fields[Name] ? undefined : never);
};

/**
 * A row as one message describes it. `sourceVersion` replaces the version of the message's aggregate. A rebuild leaves the stored values of
 * the fields `kept`, because the source cannot state them any more.
 */
export type Row<Fields> = {
  id: string;
  fields: Snapshot<Fields>;
  sourceVersion?: number;
  kept?: readonly (keyof Fields & string)[];
};

/** How a projection reads some types of messages. `toRow` returns null for a record that has no row in the projection. */
export type RowRule<Fields> = {
  messages: readonly MessageType[];
  toRow(envelope: Envelope): Row<Fields> | null;
};

/** Declares the rows that these messages write. */
export function rowFrom<Declared extends MessageType, Fields>(
  messages: readonly Declared[],
  toRow: (envelope: EnvelopeOf<Declared>) => Row<Fields> | null,
): RowRule<Fields> {
  return {
    messages,
    // The bus and the rebuild parse each payload with the declaration of its message.
    toRow: (envelope) => toRow(envelope as EnvelopeOf<Declared>),
  };
}

/** The row that a message describes. Throws if no rule reads the message. */
export function toRow<Fields>(
  rules: readonly RowRule<Fields>[],
  envelope: Envelope,
): Required<Row<Fields>> | null {
  const rule = rules.find(({ messages }) => messages.some(({ type }) => type === envelope.type));
  if (rule === undefined) {
    throw new Error(`the projection does not read ${envelope.type}`);
  }
  const row = rule.toRow(envelope);
  return row && { sourceVersion: envelope.aggregateVersion, kept: [], ...row };
}
