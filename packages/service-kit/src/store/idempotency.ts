import { randomUUID } from 'node:crypto';
import type { Connection, Model } from 'mongoose';
import { DomainError } from '../domain-error.ts';
import { callModel } from './call-record.ts';
import type { CallRecord } from './call-record.ts';
import { unlessDuplicate } from './duplicate-key.ts';
import { insertRaw } from './insert-raw.ts';
import { updateRaw } from './update-raw.ts';

/**
 * Permission to run a call. `first` is false if an earlier attempt may have created the resource. After `lockedUntil`, another attempt may
 * replace the ticket; a replaced ticket has no effect.
 */
export type Ticket = { id: string; resourceId: string; first: boolean; lockedUntil: Date };

/** `id` identifies account, operation and key; `requestHash` identifies the content of the request. */
export type Call = { id: string; account: string; requestHash: string };

export type Idempotency = {
  /** Returns a ticket or the stored response. Throws DomainError if the key was used for another request or the call is still running. */
  begin(call: Call): Promise<{ ticket: Ticket } | { answer: string }>;
  finish(ticket: Ticket, answer: string): Promise<void>;
  /** Lets the next attempt run immediately, with the same resource id. */
  release(ticket: Ticket): Promise<void>;
  forget(ticket: Ticket): Promise<void>;
};

/** The account of calls without a session. */
export const anonymous = 'anonymous';

const lockMs = 15_000;
const retentionMs = 24 * 60 * 60 * 1000;

type IdempotencyNeed = {
  now: () => Date;
  /** Throws if an account has stored too many responses. Calls without a session are limited per operation instead. */
  admit?: (account: string) => void;
};

export function createIdempotency(connection: Connection, { now, admit }: IdempotencyNeed): Idempotency {
  const calls = callModel(connection);

  async function begin(call: Call): Promise<{ ticket: Ticket } | { answer: string }> {
    const { id, requestHash } = call;
    if (call.account !== anonymous) {
      admit?.(call.account);
    }
    const fresh = freshRecord(call, now());
    if (await unlessDuplicate(insertRaw(calls, { _id: id, ...fresh }))) {
      return { ticket: { id, resourceId: fresh.resourceId, first: true, lockedUntil: fresh.lockedUntil } };
    }
    const known = await calls.findById(id).lean<CallRecord>();
    if (known === null) {
      throw inFlight();
    }
    if (known.expiresAt <= now()) {
      return { ticket: await takeOver(calls, known, { ...fresh, _id: id }) };
    }
    if (known.requestHash !== requestHash) {
      throw new DomainError(
        'rule-broken',
        'idempotency_key_reused',
        'This Idempotency-Key was used for another request',
      );
    }
    if (known.answer !== null) {
      return { answer: known.answer };
    }
    if (known.lockedUntil > now()) {
      throw inFlight();
    }
    return { ticket: await takeOver(calls, known, { ...known, lockedUntil: fresh.lockedUntil }) };
  }

  return {
    begin,
    async finish({ id, lockedUntil }, answer) {
      await updateRaw(calls, { _id: id, lockedUntil }, { $set: { answer } });
    },
    async release({ id, lockedUntil }) {
      await updateRaw(calls, { _id: id, lockedUntil }, { $set: { lockedUntil: now() } });
    },
    async forget({ id, lockedUntil }) {
      await calls.deleteOne({ _id: id, lockedUntil });
    },
  };
}

function freshRecord({ account, requestHash }: Call, at: Date): Omit<CallRecord, '_id'> {
  return {
    account,
    requestHash,
    resourceId: randomUUID(),
    answer: null,
    lockedUntil: new Date(at.getTime() + lockMs),
    expiresAt: new Date(at.getTime() + retentionMs),
  };
}

async function takeOver(calls: Model<CallRecord>, seen: CallRecord, next: CallRecord): Promise<Ticket> {
  const { _id, ...fields } = next;
  const { modifiedCount } = await calls.updateOne({ _id, lockedUntil: seen.lockedUntil }, { $set: fields });
  if (modifiedCount === 0) {
    throw inFlight();
  }
  return { id: _id, resourceId: next.resourceId, first: false, lockedUntil: next.lockedUntil };
}

function inFlight(): DomainError {
  return new DomainError('conflict', 'request_in_flight', 'The same request is still being processed', {
    retryAfterSeconds: 1,
  });
}
