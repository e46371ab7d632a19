import type { RedriveResult } from '@marquee/contracts/parked-messages';
import { DomainError } from '../../domain-error.ts';
import type { ParkedMessage } from './parked-message.ts';
import type { Operator, ParkedStore } from './parked-store.ts';

export type RedriveWish = { queue?: string | undefined; before?: Date | undefined };
export type RedriveSum = Omit<RedriveResult, 'before'> & { before: Date };
export type RedriveMany = (wish: RedriveWish, by: Operator) => Promise<RedriveSum>;

type ManyDeps = { store: ParkedStore; now: () => Date };
type RedriveOne = (id: string, by: Operator) => Promise<ParkedMessage>;

const mostAtOnce = 500;
/** Leaves time to answer before the gateway gives up, even when the last handlers retry for seconds. */
const beginWithinMs = 3_000;

/** Redrives one after the other, oldest first; does not try a message twice that fails again meanwhile. */
export function redriveMany({ store, now }: ManyDeps, redriveOne: RedriveOne): RedriveMany {
  return async ({ queue, before = now() }, by) => {
    const filter = { status: 'parked', ...(queue !== undefined && { queue }), parkedAt: { $lte: before } };
    const found = await store.find(filter, {
      sortBy: { field: 'parkedAt', direction: 1 },
      limit: mostAtOnce + 1,
    });
    const ends = now().getTime() + beginWithinMs;
    const ids = found.slice(0, mostAtOnce).map(({ id }) => id);
    const sum = { redriven: 0, failedAgain: 0 };
    let begun = 0;
    for (const id of ids) {
      const outcome = await outcomeOf(redriveOne(id, by));
      sum.redriven += outcome === 'redriven' ? 1 : 0;
      sum.failedAgain += outcome === 'parked' ? 1 : 0;
      begun += 1;
      if (now().getTime() >= ends) {
        break;
      }
    }
    const left = begun === found.length ? 0 : await countLeft(store, filter);
    return { ...sum, left, before };
  };
}

/** Skips messages that another operator is redriving or has just dropped. */
async function outcomeOf(redriving: Promise<ParkedMessage>): Promise<ParkedMessage['status'] | 'theirs'> {
  try {
    return (await redriving).status;
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'conflict') {
      return 'theirs';
    }
    throw error;
  }
}

async function countLeft({ aggregate }: ParkedStore, filter: Record<string, unknown>): Promise<number> {
  const [row] = await aggregate<{ count: number }>([{ $match: filter }, { $count: 'count' }]);
  return row?.count ?? 0;
}
