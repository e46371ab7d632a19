import { DomainError } from '../../domain-error.ts';
import { retryOnConflict } from '../../store/retry-on-conflict.ts';
import type { RawContent } from '../bus.ts';
import { reasonOf } from '../reason-of.ts';
import { releaseRedriveLease, markRedriven, acquireRedriveLease } from './dead-letter.ts';
import type { DeadLetter } from './dead-letter.ts';
import { getDeadLetter, deadLetterName, deadLetterCause } from './dead-letter-store.ts';
import type { Operator, DeadLetterEvent, DeadLetterStore } from './dead-letter-store.ts';
import { redriveMany } from './redrive-many.ts';
import type { RedriveMany } from './redrive-many.ts';

/** Publishes content into its queue again; resolves when the broker has confirmed it. */
export type Republish = (queue: string, raw: RawContent) => Promise<void>;

export type Redrive = {
  /**
   * Redrives the message once, even if several calls request it. Returns the message's current state, which is a dead letter with a new
   * reason if the message has failed again meanwhile.
   */
  redrive: (id: string, by: Operator) => Promise<DeadLetter>;
  redriveMany: RedriveMany;
};

type RedriveDeps = { store: DeadLetterStore; now: () => Date; republish: Republish };

export function createRedrive(deps: RedriveDeps): Redrive {
  const redrive: Redrive['redrive'] = async (id, by) => {
    const { isAcquired, message } = await acquireLease(deps, id, by);
    return isAcquired ? redriveLeased(deps, message, by) : message;
  };
  return { redrive, redriveMany: redriveMany(deps, redrive) };
}

type LeaseResult = { isAcquired: boolean; message: DeadLetter };

/** Takes the lease before publishing. After a crash, the message is still a dead letter and can be redriven once the lease expires. */
async function acquireLease({ store, now }: RedriveDeps, id: string, by: Operator): Promise<LeaseResult> {
  return retryOnConflict(deadLetterName, async () => {
    const at = now();
    const known = await getDeadLetter(store, id);
    const leased = acquireRedriveLease(known, at);
    if (leased === null) {
      return { isAcquired: false, message: known };
    }
    const history: DeadLetterEvent[] = [{ type: 'taken', at, by, reason: null }];
    return { isAcquired: true, message: await store.save(leased, { history, cause: deadLetterCause, at }) };
  });
}

async function redriveLeased(deps: RedriveDeps, leased: DeadLetter, by: Operator): Promise<DeadLetter> {
  const { store, now, republish } = deps;
  try {
    await republish(leased.queue, leased);
  } catch (error) {
    await releaseLease(deps, leased, { type: 'not-handed-back', at: now(), by, reason: reasonOf(error) });
    throw error instanceof DomainError ? error : republishFailed(error);
  }
  const at = now();
  const history: DeadLetterEvent[] = [{ type: 'redriven', at, by, reason: null }];
  const commit = { history, cause: deadLetterCause, at };
  const saved = await store.save(markRedriven(leased, at), commit).catch(nullOnConflict);
  return saved ?? getDeadLetter(store, leased.id);
}

async function releaseLease(
  { store }: RedriveDeps,
  leased: DeadLetter,
  event: DeadLetterEvent,
): Promise<void> {
  const commit = { history: [event], cause: deadLetterCause, at: event.at };
  await store.save(releaseRedriveLease(leased), commit).catch(nullOnConflict);
}

/** A conflict means that the message failed again during the redrive; the newer state is kept. */
function nullOnConflict(error: unknown): null {
  if (error instanceof DomainError && error.code === `${deadLetterName}_was_changed`) {
    return null;
  }
  throw error;
}

function republishFailed(error: unknown): DomainError {
  return new DomainError(
    'unavailable',
    'not_handed_back',
    `The message could not be redriven: ${reasonOf(error)}`,
    { retryAfterSeconds: 1 },
  );
}
