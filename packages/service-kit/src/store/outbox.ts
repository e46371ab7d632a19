import type { Envelope } from '@marquee/contracts/message';
import type { AggregateDocument, AggregateModel } from './aggregate-document.ts';
import { findRaw } from './find-raw.ts';
import { updateRaw } from './update-raw.ts';

/** A document with unpublished messages, as it was read. */
export type PendingOutbox = {
  id: string;
  version: number;
  envelopes: Envelope[];
  pendingSince: Date;
  leasedUntil: Date | null;
  leases: number;
};

/** A document whose messages only the holder of the lease may publish and settle. */
export type LeasedOutbox = Omit<PendingOutbox, 'leases' | 'leasedUntil'> & { leasedUntil: Date };

/** Finds documents without a lease. With `freeAt`, also finds documents whose lease has expired at that time. */
export type PendingFilter = { freeAt?: Date; except: readonly string[] };

/** The relay's callbacks for commits. */
export type CommitListener = {
  /** Called before a commit. Returns the end of the lease that the commit shall store; null if the relay does not take the document. */
  claim: (id: string) => Date | null;
  /** Called after a commit that stored the relay's lease. No earlier message of the document was pending. */
  onLeased: (committed: LeasedOutbox) => void;
  /** Called after a commit without a lease. */
  wake: () => void;
};

/** The outbox as a write uses it. The first relay that claims the document gets the lease; without a claim, all relays are woken. */
export type OutboxWriter = { claim: (id: string) => Claim | null; wake: () => void };

export type Claim = { until: Date; onLeased: CommitListener['onLeased'] };

/** The outbox of a store as the relay uses it. */
export type Outbox = {
  name: string;
  /** Documents with pending messages, oldest first: all of them, or those that match the filter. */
  pending(limit: number, filter?: PendingFilter): Promise<PendingOutbox[]>;
  /** Number of documents with pending messages. */
  countPending(): Promise<number>;
  /** Leases the document if it has not changed since it was read. Returns true for only one of several concurrent callers. */
  lease(pending: PendingOutbox, until: Date): Promise<boolean>;
  /** Deletes the published messages. Ends the lease, or extends it to `leaseUntil`. Returns whether more messages are pending. */
  settle(leased: LeasedOutbox, publishedIds: readonly string[], leaseUntil?: Date): Promise<'empty' | 'more'>;
  onCommit(listener: CommitListener): void;
};

export function createOutbox(name: string, model: AggregateModel): Outbox & OutboxWriter {
  const listeners = new Set<CommitListener>();
  return {
    name,
    pending: (limit, filter) => readPending(model, limit, filter),
    countPending: () => model.countDocuments(isPending),
    lease: (pending, until) => lease(model, pending, until),
    settle: (leased, publishedIds, leaseUntil) => settle(model, leased, { publishedIds, leaseUntil }),
    onCommit: (listener) => void listeners.add(listener),
    claim(id) {
      for (const { claim, onLeased } of listeners) {
        const until = claim(id);
        if (until !== null) {
          return { until, onLeased };
        }
      }
      return null;
    },
    wake() {
      for (const { wake } of listeners) {
        wake();
      }
    },
  };
}

/** A range instead of `$exists`, so that MongoDB uses the sparse index. */
const isPending = { outboxPendingSince: { $gt: new Date(0) } };

async function readPending(
  model: AggregateModel,
  limit: number,
  filter?: PendingFilter,
): Promise<PendingOutbox[]> {
  if (filter === undefined) {
    return read(model, { filter: isPending, sortBy: 'outboxPendingSince', limit });
  }
  // The query also returns the excepted documents, so its limit must include them.
  const maximum = limit + filter.except.length;
  const found = await readFree(model, filter.freeAt, maximum);
  return found
    .filter(({ id }) => !filter.except.includes(id))
    .toSorted((a, b) => a.pendingSince.getTime() - b.pendingSince.getTime())
    .slice(0, limit);
}

/**
 * The query excludes leased documents, because they would take the places of publishable ones. It consists of two range queries instead of
 * one `$or`, which some MongoDB-compatible databases do not answer from an index.
 */
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
  const documents = await findRaw(model, filter, {
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

/**
 * An earlier release could leave a lease on a document without pending messages. Such a document is leased and settled like any other,
 * which removes the lease.
 */
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
  const { modifiedCount } = await updateRaw(
    model,
    {
      ...{ _id: pending.id, version: pending.version, outboxLeases: pending.leases },
      // A lease that a commit stored does not change the counter, so the expiry is compared too. A document that was settled meanwhile has
      // another expiry and does not match.
      outboxLeasedUntil: pending.leasedUntil,
    },
    { $set: { outboxLeasedUntil: until }, $inc: { outboxLeases: 1 } },
  );
  return modifiedCount === 1;
}

async function settle(
  model: AggregateModel,
  leased: LeasedOutbox,
  { publishedIds, leaseUntil }: { publishedIds: readonly string[]; leaseUntil: Date | undefined },
): Promise<'empty' | 'more'> {
  const { id, version, envelopes, leasedUntil } = leased;
  const published = { outbox: { id: { $in: publishedIds } } };
  if (publishedIds.length === envelopes.length) {
    // Only a save adds messages, and a save raises the version. If the version matches, no message is pending.
    const { matchedCount } = await updateRaw(
      model,
      { _id: id, version },
      { $pull: published, $unset: { outboxPendingSince: 1, outboxLeasedUntil: 1 } },
    );
    if (matchedCount === 1) {
      return 'empty';
    }
  }
  const lease =
    leaseUntil === undefined
      ? { $unset: { outboxLeasedUntil: 1 } }
      : { $set: { outboxLeasedUntil: leaseUntil } };
  const { matchedCount } = await updateRaw(
    model,
    { _id: id, outboxLeasedUntil: leasedUntil },
    { $pull: published, ...lease },
  );
  if (matchedCount === 0) {
    // The lease has expired, and another relay may have leased the document. So only the published messages are removed.
    await updateRaw(model, { _id: id }, { $pull: published });
  }
  return 'more';
}
