import type { RelayMetrics } from '../metrics/relay-metrics.ts';
import type { Logger } from '../process/logger.ts';
import type { LeasedOutbox, Outbox, PendingOutbox } from '../store/outbox.ts';
import type { Bus } from './bus.ts';
import { publishInOrder } from './publish-in-order.ts';

/** Finds documents with pending messages and relays them concurrently. */
export type OutboxBatch = {
  /** Starts relaying documents: those with no lease, and with `free` also those whose lease has expired. Returns how many were started. */
  run: (which?: 'free' | 'never-leased') => Promise<number>;
  /** Whether this relay can lease the document now. */
  canLease: (id: string) => boolean;
  /** Starts relaying a document that is leased already. */
  start: (leased: LeasedOutbox) => void;
  isBusy: () => boolean;
  /** Resolves when no document is being relayed. */
  idle: () => Promise<void>;
  /** Returns whether relaying has failed since the last call of this function. */
  clearFailed: () => boolean;
};

export type OutboxBatchOptions = {
  bus: Bus;
  now: () => Date;
  logger: Logger;
  metrics: RelayMetrics;
  leaseMs: number;
  /** Called if messages were added to a document while it was being relayed. */
  onMore: () => void;
};

const maxDocuments = 100;
/** Lower than `maxDocuments`, so that commits do not take the places of waiting documents. */
const maxCommitLeases = 50;
const alarmAfterMs = 30_000;
const maxBackoffMs = 10_000;

/** Relays the documents of one store. */
export function createOutboxBatch(outbox: Outbox, options: OutboxBatchOptions): OutboxBatch {
  const { bus, now, logger, metrics, leaseMs, onMore } = options;
  const busy = new Map<string, Promise<unknown>>();
  /** Documents that got no lease at a commit, because they were being relayed. The new messages are read once the relaying ends. */
  const refused = new Set<string>();
  let failed = false;

  async function relayFound(pending: PendingOutbox): Promise<void> {
    const leasedUntil = new Date(now().getTime() + leaseMs);
    if (await outbox.lease(pending, leasedUntil)) {
      await relayLeased({ ...pending, leasedUntil });
    } else {
      metrics.leaseLost(outbox.name);
    }
  }

  async function relayLeased(leased: LeasedOutbox): Promise<void> {
    const { publishedIds, failure } = await publishInOrder(bus, leased.envelopes);
    metrics.published(outbox.name, publishedIds.length);
    if (failure !== null) {
      await outbox.settle(leased, publishedIds, retryAt(leased));
      noteFailure(failure.reason);
    } else if ((await outbox.settle(leased, publishedIds)) === 'more') {
      onMore();
    }
  }

  /** The delay grows with the time that the messages have been pending, so that publishable documents do not wait behind failing ones. */
  function retryAt({ pendingSince }: LeasedOutbox): Date {
    const at = now().getTime();
    return new Date(at + Math.min((at - pendingSince.getTime()) / 2, maxBackoffMs));
  }

  function noteFailure(error: unknown): void {
    metrics.failed(outbox.name);
    if (!failed) {
      logger.warn({ err: error, store: outbox.name }, 'messages could not be relayed; retrying');
    }
    failed = true;
  }

  function begin({ id }: { id: string }, relayed: Promise<void>): void {
    // The document may still be being relayed under an earlier lease that has expired.
    const ended = Promise.all([busy.get(id), relayed.catch(noteFailure)]).then(() => {
      if (busy.get(id) === ended) {
        busy.delete(id);
      }
      if (refused.delete(id)) {
        onMore();
      }
    });
    busy.set(id, ended);
  }

  function alarmIfLate(oldest: PendingOutbox | undefined): void {
    const waitingMs = oldest === undefined ? 0 : now().getTime() - oldest.pendingSince.getTime();
    if (waitingMs > alarmAfterMs) {
      logger.error({ waitingMs, store: outbox.name }, 'a message has been waiting too long in the outbox');
    }
  }

  return {
    canLease(id) {
      if (busy.has(id)) {
        refused.add(id);
        return false;
      }
      return !failed && busy.size < maxCommitLeases;
    },
    start(leased) {
      // If the lease expired before the commit returned, the next relay that reads the outboxes finds the document.
      if (leased.leasedUntil > now()) {
        begin(leased, relayLeased(leased));
      }
    },
    async run(which = 'free') {
      if (busy.size >= maxDocuments) {
        return 0;
      }
      try {
        const filter = { except: [...busy.keys()], ...(which === 'free' && { freeAt: now() }) };
        const found = await outbox.pending(maxDocuments - busy.size, filter);
        alarmIfLate(found[0]);
        // Some documents may have been started while they were read.
        const free = found.filter(({ id }) => !busy.has(id));
        for (const document of free) {
          begin(document, relayFound(document));
        }
        return free.length;
      } catch (error) {
        noteFailure(error);
        return 0;
      }
    },
    isBusy: () => busy.size > 0,
    async idle() {
      await Promise.all(busy.values());
    },
    clearFailed() {
      const hadFailed = failed;
      failed = false;
      return hadFailed;
    },
  };
}
