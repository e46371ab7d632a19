import { DomainError } from '../../domain-error.ts';
import { againWhenChanged } from '../../store/again-when-changed.ts';
import type { RawContent } from '../bus.ts';
import { reasonOf } from '../reason-of.ts';
import { letGo, redriven, takeInHand } from './parked-message.ts';
import type { ParkedMessage } from './parked-message.ts';
import { getParked, parkedName, parkingCause } from './parked-store.ts';
import type { Operator, ParkedEvent, ParkedStore } from './parked-store.ts';
import { redriveMany } from './redrive-many.ts';
import type { RedriveMany } from './redrive-many.ts';

/** Publishes content into its queue again; resolves when the broker has confirmed it. */
export type HandBack = (queue: string, raw: RawContent) => Promise<void>;

export type Redrive = {
  /**
   * Redrives the message once, however many calls ask for it. Returns its current state: dead-lettered again, with the new reason, if it
   * has failed meanwhile.
   */
  redrive: (id: string, by: Operator) => Promise<ParkedMessage>;
  redriveMany: RedriveMany;
};

type RedriveDeps = { store: ParkedStore; now: () => Date; handBack: HandBack };

export function createRedrive(deps: RedriveDeps): Redrive {
  const redrive: Redrive['redrive'] = async (id, by) => {
    const { isMine, message } = await takeOnce(deps, id, by);
    return isMine ? handOver(deps, message, by) : message;
  };
  return { redrive, redriveMany: redriveMany(deps, redrive) };
}

type Taken = { isMine: boolean; message: ParkedMessage };

/** Takes the lease before publishing: after a crash in between, the message is still a dead letter, and free once the lease ends. */
async function takeOnce({ store, now }: RedriveDeps, id: string, by: Operator): Promise<Taken> {
  return againWhenChanged(parkedName, async () => {
    const at = now();
    const known = await getParked(store, id);
    const inHand = takeInHand(known, at);
    if (inHand === null) {
      return { isMine: false, message: known };
    }
    const history: ParkedEvent[] = [{ type: 'taken', at, by, reason: null }];
    return { isMine: true, message: await store.save(inHand, { history, cause: parkingCause, at }) };
  });
}

async function handOver(deps: RedriveDeps, inHand: ParkedMessage, by: Operator): Promise<ParkedMessage> {
  const { store, now, handBack } = deps;
  try {
    await handBack(inHand.queue, inHand);
  } catch (error) {
    await giveUp(deps, inHand, { type: 'not-handed-back', at: now(), by, reason: reasonOf(error) });
    throw error instanceof DomainError ? error : notHandedBack(error);
  }
  const at = now();
  const history: ParkedEvent[] = [{ type: 'redriven', at, by, reason: null }];
  const commit = { history, cause: parkingCause, at };
  const saved = await store.save(redriven(inHand, at), commit).catch(whenChanged);
  return saved ?? getParked(store, inHand.id);
}

async function giveUp({ store }: RedriveDeps, inHand: ParkedMessage, event: ParkedEvent): Promise<void> {
  const commit = { history: [event], cause: parkingCause, at: event.at };
  await store.save(letGo(inHand), commit).catch(whenChanged);
}

/** The message failed again during the redrive: that newer state wins. */
function whenChanged(error: unknown): null {
  if (error instanceof DomainError && error.code === `${parkedName}_was_changed`) {
    return null;
  }
  throw error;
}

function notHandedBack(error: unknown): DomainError {
  return new DomainError(
    'unavailable',
    'not_handed_back',
    `The message could not be handed back: ${reasonOf(error)}`,
    { retryAfterSeconds: 1 },
  );
}
