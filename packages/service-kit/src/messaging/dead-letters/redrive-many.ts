import type { RedriveResult } from '@marquee/contracts/dead-letters';
import { DomainError } from '../../domain-error.ts';
import type { DeadLetter } from './dead-letter.ts';
import type { Operator, DeadLetterStore } from './dead-letter-store.ts';

export type RedriveFilter = { queue?: string | undefined; before?: Date | undefined };
export type RedriveTotals = Omit<RedriveResult, 'before'> & { before: Date };
export type RedriveMany = (filter: RedriveFilter, by: Operator) => Promise<RedriveTotals>;

type ManyDeps = { store: DeadLetterStore; now: () => Date };
type RedriveOne = (id: string, by: Operator) => Promise<DeadLetter>;

const maxPerCall = 500;
const oldestFirst = { field: 'parkedAt', direction: 1 } as const;
/** Leaves time to answer before the gateway's timeout, even if the last handlers retry for seconds. */
const beginWithinMs = 3_000;

/** Redrives messages one after the other, oldest first. A message that fails again during the call is not redriven twice. */
export function redriveMany({ store, now }: ManyDeps, redriveOne: RedriveOne): RedriveMany {
  return async ({ queue, before = now() }, by) => {
    const filter = { status: 'parked', ...(queue !== undefined && { queue }), parkedAt: { $lte: before } };
    const found = await store.find(filter, { sortBy: oldestFirst, limit: maxPerCall + 1 });
    const ends = now().getTime() + beginWithinMs;
    const ids = found.slice(0, maxPerCall).map(({ id }) => id);
    const totals = { redriven: 0, failedAgain: 0 };
    let begun = 0;
    for (const id of ids) {
      const outcome = await outcomeOf(redriveOne(id, by));
      totals.redriven += outcome === 'redriven' ? 1 : 0;
      totals.failedAgain += outcome === 'parked' ? 1 : 0;
      begun += 1;
      if (now().getTime() >= ends) {
        break;
      }
    }
    const left = begun === found.length ? 0 : await store.count(filter, oldestFirst);
    return { ...totals, left, before };
  };
}

/** Skips messages that another operator is redriving or has just dropped. */
async function outcomeOf(redriving: Promise<DeadLetter>): Promise<DeadLetter['status'] | 'skipped'> {
  try {
    return (await redriving).status;
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'conflict') {
      return 'skipped';
    }
    throw error;
  }
}
