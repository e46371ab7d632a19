import type { RelayMetrics } from '../metrics/relay-metrics.ts';
import type { Logger } from '../process/logger.ts';
import type { LeasedOutbox, Outbox, PendingOutbox } from '../store/outbox.ts';
import type { Bus } from './bus.ts';
import { publishInOrder } from './publish-in-order.ts';

/** Finds documents with pending messages and relays them side by side. */
export type Sweep = {
  /** Begins with what is free, or only with what nobody has begun with yet; how many that were. */
  once: (which?: 'free' | 'untouched') => Promise<number>;
  /** Whether it would take that document now. */
  mayTake: (id: string) => boolean;
  /** Begins with one that is leased already. */
  take: (leased: LeasedOutbox) => void;
  isBusy: () => boolean;
  /** Resolves when what was begun has ended. */
  idle: () => Promise<void>;
  /** Whether anything has failed since it was last asked. */
  takeFailed: () => boolean;
};

export type SweepOptions = {
  bus: Bus;
  now: () => Date;
  logger: Logger;
  metrics: RelayMetrics;
  leaseMs: number;
  /** Something was told of a document while it was at work. */
  onMore: () => void;
};

const documentsAtOnce = 100;
/** What waits finds a place beside them. */
const takenAtOnce = 50;
const alarmAfterMs = 30_000;
const longestAloneMs = 10_000;

/** Of one store. */
export function createSweep(outbox: Outbox, options: SweepOptions): Sweep {
  const { bus, now, logger, metrics, leaseMs, onMore } = options;
  const busy = new Map<string, Promise<unknown>>();
  /** Not taken because they were at work: what they tell is looked for when that has ended. */
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
      await outbox.settle(leased, publishedIds, againAt(leased));
      noteFailure(failure.reason);
    } else if ((await outbox.settle(leased, publishedIds)) === 'more') {
      onMore();
    }
  }

  /** The longer it has failed the later: what can be published must not wait behind it. */
  function againAt({ pendingSince }: LeasedOutbox): Date {
    const at = now().getTime();
    return new Date(at + Math.min((at - pendingSince.getTime()) / 2, longestAloneMs));
  }

  function noteFailure(error: unknown): void {
    metrics.failed(outbox.name);
    if (!failed) {
      logger.warn({ err: error, store: outbox.name }, 'messages could not be relayed, trying again');
    }
    failed = true;
  }

  function begin({ id }: { id: string }, relayed: Promise<void>): void {
    // Whoever was over its lease may still be at work on it.
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
      logger.error({ waitingMs, store: outbox.name }, 'a message has been waiting too long');
    }
  }

  return {
    mayTake(id) {
      if (busy.has(id)) {
        refused.add(id);
        return false;
      }
      return !failed && busy.size < takenAtOnce;
    },
    take(leased) {
      // Committed too late, it is for whoever finds it.
      if (leased.leasedUntil > now()) {
        begin(leased, relayLeased(leased));
      }
    },
    async once(which = 'free') {
      if (busy.size >= documentsAtOnce) {
        return 0;
      }
      try {
        const among = { except: [...busy.keys()], ...(which === 'free' && { freeAt: now() }) };
        const found = await outbox.pending(documentsAtOnce - busy.size, among);
        alarmIfLate(found[0]);
        // Another sweep may have begun with some of them meanwhile.
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
    takeFailed() {
      const hadFailed = failed;
      failed = false;
      return hadFailed;
    },
  };
}
