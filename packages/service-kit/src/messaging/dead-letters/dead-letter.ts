import { createHash } from 'node:crypto';
import type { DeadLetterStatus } from '@marquee/contracts/dead-letters';
import { DomainError } from '../../domain-error.ts';
import type { Failure, RawContent } from '../bus.ts';

export type DeadLetter = RawContent & {
  id: string;
  version: number;
  queue: string;
  status: DeadLetterStatus;
  reason: string;
  attempts: number;
  deliveryId: string | null;
  /** The type under which the message was published, if the broker reported it. */
  type?: string;
  parkedAt: Date;
  timesParked: number;
  /** End of the lease of an ongoing redrive. Until then, no other call redrives the message. */
  handedBackUntil: Date | null;
  /** When a redriven or dropped dead letter is deleted, because its content may be personal. */
  forgetAt: Date | null;
};

const leaseMs = 30_000;
const retentionMs = 90 * 24 * 60 * 60 * 1_000;

/** Equal content in the same queue has the same id. Different messages differ in the id, because the content includes the envelope's id. */
export function deadLetterIdOf({ queue, content }: Pick<Failure, 'queue' | 'content'>): string {
  return createHash('sha256')
    .update(JSON.stringify([queue, content]))
    .digest('base64url');
}

export function newDeadLetter(failure: Failure, at: Date): DeadLetter {
  return {
    ...failure,
    id: deadLetterIdOf(failure),
    version: 1,
    status: 'parked',
    parkedAt: at,
    timesParked: 1,
    handedBackUntil: null,
    forgetAt: null,
  };
}

/**
 * Reopens a message that failed again during or after a redrive, or after it was dropped. Returns null if nothing changes, because the same
 * delivery was already reported or the message is still waiting.
 */
export function reopenDeadLetter(known: DeadLetter, failure: Failure, at: Date): DeadLetter | null {
  const isRepeated = failure.deliveryId !== null && failure.deliveryId === known.deliveryId;
  const isWaiting = known.status === 'parked' && known.handedBackUntil === null;
  if (isRepeated || isWaiting) {
    return null;
  }
  const { version, timesParked, type } = known;
  // A failure after a redrive has no type, because a redrive publishes straight into the queue.
  return {
    ...(type !== undefined && { type }),
    ...newDeadLetter(failure, at),
    version,
    timesParked: timesParked + 1,
  };
}

/** Takes the lease for a redrive. Returns null if the message has already been redriven. */
export function acquireRedriveLease(known: DeadLetter, now: Date): DeadLetter | null {
  if (known.status === 'redriven') {
    return null;
  }
  requireNotDecided(known, 'dropped', now);
  return { ...known, handedBackUntil: new Date(now.getTime() + leaseMs) };
}

export function releaseRedriveLease(leased: DeadLetter): DeadLetter {
  return { ...leased, handedBackUntil: null };
}

export function markRedriven(leased: DeadLetter, now: Date): DeadLetter {
  return { ...releaseRedriveLease(leased), status: 'redriven', forgetAt: expiryAfter(now) };
}

/** Returns null if the message was already dropped. */
export function markDropped(known: DeadLetter, now: Date): DeadLetter | null {
  if (known.status === 'dropped') {
    return null;
  }
  requireNotDecided(known, 'redriven', now);
  return { ...known, status: 'dropped', forgetAt: expiryAfter(now) };
}

function requireNotDecided(
  { status, handedBackUntil }: DeadLetter,
  refused: 'dropped' | 'redriven',
  now: Date,
): void {
  if (status === refused) {
    const what = refused === 'dropped' ? 'dropped' : 'redriven';
    throw new DomainError('conflict', `message_was_${refused}`, `This message has been ${what}.`);
  }
  if (handedBackUntil !== null && handedBackUntil > now) {
    throw new DomainError('conflict', 'message_in_hand', 'This message is being redriven', {
      retryAfterSeconds: 1,
    });
  }
}

function expiryAfter(now: Date): Date {
  return new Date(now.getTime() + retentionMs);
}
