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
  /** The type under which it was published, if the broker reported it. */
  type?: string;
  parkedAt: Date;
  timesParked: number;
  /** End of the lease of an ongoing redrive; no other call redrives it before. */
  handedBackUntil: Date | null;
  /** A decided dead letter is deleted at this time, because its content may be personal. */
  forgetAt: Date | null;
};

const leaseMs = 30_000;
const retentionMs = 90 * 24 * 60 * 60 * 1_000;

/** Equal content of the same queue has the same id: the content includes the envelope's id, where there is one. */
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

/** The message failed again after a decision. Returns null when nothing changed, because deliveries repeat. */
export function reopenDeadLetter(known: DeadLetter, failure: Failure, at: Date): DeadLetter | null {
  const isRepeated = failure.deliveryId !== null && failure.deliveryId === known.deliveryId;
  const isWaiting = known.status === 'parked' && known.handedBackUntil === null;
  if (isRepeated || isWaiting) {
    return null;
  }
  const { version, timesParked, type } = known;
  // A message redriven straight into its queue no longer has a type of its own.
  return {
    ...(type !== undefined && { type }),
    ...newDeadLetter(failure, at),
    version,
    timesParked: timesParked + 1,
  };
}

/** Takes the lease for a redrive; returns null when the message has been redriven already. */
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

/** Returns null when it was dropped already. */
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
    const what = refused === 'dropped' ? 'dropped' : 'handed back';
    throw new DomainError('conflict', `message_was_${refused}`, `This message has been ${what}.`);
  }
  if (handedBackUntil !== null && handedBackUntil > now) {
    throw new DomainError('conflict', 'message_in_hand', 'This message is just being handed back', {
      retryAfterSeconds: 1,
    });
  }
}

function expiryAfter(now: Date): Date {
  return new Date(now.getTime() + retentionMs);
}
