import type { Envelope } from '@marquee/contracts/message';
import type { AggregateDocument, AggregateModel } from './aggregate-document.ts';
import { readPlainly } from './read-plainly.ts';
import { updatePlainly } from './update-plainly.ts';

/** A document with messages still to be published, as it was read. */
export type PendingOutbox = {
  id: string;
  version: number;
  envelopes: Envelope[];
  pendingSince: Date;
  leasedUntil: Date | null;
  leases: number;
};

/** One that somebody may publish and settle. */
export type LeasedOutbox = Omit<PendingOutbox, 'leasedUntil' | 'leases'>;

/** `freeAt`: those whose lease is over by then as well; without it only those that were never leased. */
export type Among = { freeAt?: Date; except: readonly string[] };

/** Who relays what is committed. */
export type CommitListener = {
  /** Until when a document is theirs that is committed now; null: they do not take it at once. */
  claim: () => Date | null;
  /** Committed under that claim, and nothing of it was pending before. */
  take: (committed: LeasedOutbox) => void;
  /** Committed, and nobody's yet. */
  nudge: () => void;
};

/** What a commit takes along for whoever relays it at once. */
export type Claim = { until: Date; take: (committed: LeasedOutbox) => void };

/** What a write needs of it. */
export type CommitSide = { claim: () => Claim | null; nudge: () => void };

/** What the relay needs of a store. */
export type Outbox = {
  name: string;
  /** The longest waiting first; of all of them, or of those that nobody has leased. */
  pending(limit: number, among?: Among): Promise<PendingOutbox[]>;
  /** How many documents have something pending. */
  countPending(): Promise<number>;
  /** True for exactly one of those who ask for the same reading. */
  lease(pending: PendingOutbox, until: Date): Promise<boolean>;
  /** Forgets what was published and ends the lease, or leaves the rest alone until then; says whether more is waiting. */
  settle(
    pending: LeasedOutbox,
    publishedIds: readonly string[],
    aloneUntil?: Date,
  ): Promise<'empty' | 'more'>;
  onCommit(listener: CommitListener): void;
};

export function createOutbox(name: string, model: AggregateModel): Outbox & CommitSide {
  const listeners = new Set<CommitListener>();
  return {
    name,
    pending: (limit, among) => readPending(model, limit, among),
    countPending: () => model.countDocuments(isPending),
    lease: (pending, until) => lease(model, pending, until),
    settle: (pending, publishedIds, aloneUntil) => settle(model, pending, { publishedIds, aloneUntil }),
    onCommit: (listener) => void listeners.add(listener),
    claim() {
      for (const { claim, take } of listeners) {
        const until = claim();
        if (until !== null) {
          return { until, take };
        }
      }
      return null;
    },
    nudge() {
      for (const { nudge } of listeners) {
        nudge();
      }
    },
  };
}

/** A range, so that the sparse index answers. */
const isPending = { outboxPendingSince: { $gt: new Date(0) } };

async function readPending(model: AggregateModel, limit: number, among?: Among): Promise<PendingOutbox[]> {
  if (among === undefined) {
    return read(model, { filter: isPending, sortBy: 'outboxPendingSince', limit });
  }
  // Those at work here take places as well.
  const most = limit + among.except.length;
  const found = await readFree(model, among.freeAt, most);
  return found
    .filter(({ id }) => !among.except.includes(id))
    .toSorted((a, b) => a.pendingSince.getTime() - b.pendingSince.getTime())
    .slice(0, limit);
}

/** Asked of the database: leased ones would take the places of those that can be published. Two ranges instead of one `$or`, which not every engine answers from an index. */
async function readFree(
  model: AggregateModel,
  freeAt: Date | undefined,
  limit: number,
): Promise<PendingOutbox[]> {
  const neverLeased = { ...isPending, outboxLeasedUntil: null };
  const readings: Reading[] = [{ filter: neverLeased, sortBy: 'outboxPendingSince', limit }];
  if (freeAt !== undefined) {
    const leaseIsOver = { outboxLeasedUntil: { $gt: new Date(0), $lte: freeAt } };
    readings.push({ filter: leaseIsOver, sortBy: 'outboxLeasedUntil', limit });
  }
  return (await Promise.all(readings.map((reading) => read(model, reading)))).flat();
}

type Reading = { filter: Record<string, unknown>; sortBy: string; limit: number };

async function read(model: AggregateModel, { filter, sortBy, limit }: Reading): Promise<PendingOutbox[]> {
  const documents = await readPlainly(model, filter, {
    projection: outboxOnly,
    sort: { [sortBy]: 1 },
    limit,
  });
  return documents.map(toPendingOutbox);
}

const outboxOnly = {
  version: 1,
  outbox: 1,
  outboxPendingSince: 1,
  outboxLeasedUntil: 1,
  outboxLeases: 1,
} as const;

/** Whoever settles late may leave a lease where nothing waits any more: it is taken and settled like any other, which ends it. */
function toPendingOutbox(document: AggregateDocument): PendingOutbox {
  const { outboxPendingSince, outboxLeasedUntil } = document;
  return {
    id: document._id,
    version: document.version,
    envelopes: document.outbox,
    pendingSince: outboxPendingSince ?? outboxLeasedUntil ?? new Date(0),
    leasedUntil: outboxLeasedUntil ?? null,
    leases: document.outboxLeases,
  };
}

async function lease(model: AggregateModel, pending: PendingOutbox, until: Date): Promise<boolean> {
  const { modifiedCount } = await updatePlainly(
    model,
    { _id: pending.id, version: pending.version, outboxLeases: pending.leases },
    { $set: { outboxLeasedUntil: until }, $inc: { outboxLeases: 1 } },
  );
  return modifiedCount === 1;
}

async function settle(
  model: AggregateModel,
  pending: LeasedOutbox,
  { publishedIds, aloneUntil }: { publishedIds: readonly string[]; aloneUntil: Date | undefined },
): Promise<'empty' | 'more'> {
  const { id, version, envelopes } = pending;
  const published = { outbox: { id: { $in: publishedIds } } };
  if (publishedIds.length === envelopes.length) {
    // Only a save adds entries, and it raises the version: if it still matches, nothing is left.
    const { matchedCount } = await updatePlainly(
      model,
      { _id: id, version },
      { $pull: published, $unset: { outboxPendingSince: 1, outboxLeasedUntil: 1 } },
    );
    if (matchedCount === 1) {
      return 'empty';
    }
  }
  const lease =
    aloneUntil === undefined
      ? { $unset: { outboxLeasedUntil: 1 } }
      : { $set: { outboxLeasedUntil: aloneUntil } };
  await updatePlainly(model, { _id: id }, { $pull: published, ...lease });
  return 'more';
}
