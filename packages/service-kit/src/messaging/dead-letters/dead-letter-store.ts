import type { Connection } from 'mongoose';
import { DomainError } from '../../domain-error.ts';
import { createAggregateStore } from '../../store/aggregate-store.ts';
import type { AggregateStore } from '../../store/aggregate-store.ts';
import type { Index } from '../../store/query.ts';
import type { Cause } from '../message.ts';
import type { DeadLetter } from './dead-letter.ts';

/** The operator who redrives or drops a message. */
export type Operator = { id: string; email: string };

export type DeadLetterEvent = {
  type: 'parked' | 'taken' | 'redriven' | 'not-handed-back' | 'dropped';
  at: Date;
  by: Operator | null;
  reason: string | null;
};

export type DeadLetterStore = AggregateStore<DeadLetter, DeadLetterEvent>;

export const deadLetterName = 'parkedMessage';

/** The cause of all changes of dead letters. The history names the operator who redrives or drops a dead letter. */
export const deadLetterCause: Cause = { requestId: 'parking', traceparent: null, actor: 'system' };

const indexes: Index[] = [
  { fields: { status: 1, parkedAt: -1, _id: -1 } },
  { fields: { status: 1, queue: 1, parkedAt: -1, _id: -1 } },
  { fields: { forgetAt: 1 }, options: { expireAfterSeconds: 0 } },
];

export function createDeadLetterStore(connection: Connection): DeadLetterStore {
  return createAggregateStore(connection, { name: deadLetterName, indexes });
}

export async function getDeadLetter(store: DeadLetterStore, id: string): Promise<DeadLetter> {
  const known = await store.findOne({ id });
  if (known === null) {
    throw new DomainError('not-found', 'message_not_found', 'Message not found');
  }
  return known;
}
