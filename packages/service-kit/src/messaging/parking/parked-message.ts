import { createHash } from 'node:crypto';
import type { ParkedStatus } from '@marquee/contracts/parked-messages';
import { DomainError } from '../../domain-error.ts';
import type { Failure, RawContent } from '../bus.ts';

export type ParkedMessage = RawContent & {
  id: string;
  version: number;
  queue: string;
  status: ParkedStatus;
  reason: string;
  attempts: number;
  deliveryId: string | null;
  /** The type under which it was published, if the broker reported it. */
  type?: string;
  parkedAt: Date;
  timesParked: number;
  /** End of the lease of an ongoing redrive; nobody else redrives it before. */
  handedBackUntil: Date | null;
  /** A decided dead letter is deleted at this time, because its content may be personal. */
  forgetAt: Date | null;
};

const leaseMs = 30_000;
const keptMs = 90 * 24 * 60 * 60 * 1_000;

/** Equal content of the same queue has the same id: the content includes the envelope's id, where there is one. */
export function parkedIdOf({ queue, content }: Pick<Failure, 'queue' | 'content'>): string {
  return createHash('sha256')
    .update(JSON.stringify([queue, content]))
    .digest('base64url');
}

export function parkNew(failure: Failure, at: Date): ParkedMessage {
  return {
    ...failure,
    id: parkedIdOf(failure),
    version: 1,
    status: 'parked',
    parkedAt: at,
    timesParked: 1,
    handedBackUntil: null,
    forgetAt: null,
  };
}

/** The message failed again after a decision. Returns null when nothing changed, because deliveries repeat. */
export function parkAgain(known: ParkedMessage, failure: Failure, at: Date): ParkedMessage | null {
  const isRepeated = failure.deliveryId !== null && failure.deliveryId === known.deliveryId;
  const isWaiting = known.status === 'parked' && known.handedBackUntil === null;
  if (isRepeated || isWaiting) {
    return null;
  }
  const { version, timesParked, type } = known;
  // A message redriven straight into its queue no longer has a type of its own.
  return {
    ...(type !== undefined && { type }),
    ...parkNew(failure, at),
    version,
    timesParked: timesParked + 1,
  };
}

/** Takes the lease for a redrive; returns null when the message has been redriven already. */
export function takeInHand(known: ParkedMessage, now: Date): ParkedMessage | null {
  if (known.status === 'redriven') {
    return null;
  }
  requireNotDecided(known, 'dropped', now);
  return { ...known, handedBackUntil: new Date(now.getTime() + leaseMs) };
}

export function letGo(inHand: ParkedMessage): ParkedMessage {
  return { ...inHand, handedBackUntil: null };
}

export function redriven(inHand: ParkedMessage, now: Date): ParkedMessage {
  return { ...letGo(inHand), status: 'redriven', forgetAt: forgetAfter(now) };
}

/** Returns null when it was dropped already. */
export function drop(known: ParkedMessage, now: Date): ParkedMessage | null {
  if (known.status === 'dropped') {
    return null;
  }
  requireNotDecided(known, 'redriven', now);
  return { ...known, status: 'dropped', forgetAt: forgetAfter(now) };
}

function requireNotDecided(
  { status, handedBackUntil }: ParkedMessage,
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

function forgetAfter(now: Date): Date {
  return new Date(now.getTime() + keptMs);
}
