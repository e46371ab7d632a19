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

/** `freeAt`: those whose lease is over by then as well; without it only those that were never leased. */
export type Among = { freeAt?: Date; except: readonly string[] };

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
    pending: PendingOutbox,
    publishedIds: readonly string[],
    aloneUntil?: Date,
  ): Promise<'empty' | 'more'>;
  onCommit(listener: () => void): void;
};

export function createOutbox(name: string, model: AggregateModel): Outbox & { committed: () => void } {
  const listeners = new Set<() => void>();
  return {
    name,
    pending: (limit, among) => readPending(model, limit, among),
    countPending: () => model.countDocuments(isPending),
    lease: (pending, until) => lease(model, pending, until),
    settle: (pending, publishedIds, aloneUntil) => settle(model, pending, { publishedIds, aloneUntil }),
    onCommit: (listener) => void listeners.add(listener),
    committed() {
      for (const listener of listeners) {
        listener();
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
  pending: PendingOutbox,
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
