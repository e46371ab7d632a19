import type { RelayMetrics } from '../metrics/relay-metrics.ts';
import type { Logger } from '../process/logger.ts';
import type { LeasedOutbox, Outbox, PendingOutbox } from '../store/outbox.ts';
import type { Bus } from './bus.ts';
import { publishInOrder } from './publish-in-order.ts';

/** Finds documents with pending messages and relays them side by side. */
export type Sweep = {
  /** Begins with what is free, or only with what nobody has begun with yet; how many that were. */
  once: (which?: 'free' | 'untouched') => Promise<number>;
  /** Whether one more finds a place. */
  hasPlace: () => boolean;
  /** Begins with one that is leased already. */
  take: (leased: LeasedOutbox) => void;
  isBusy: () => boolean;
  /** Resolves when what was begun has ended. */
  idle: () => Promise<void>;
  /** Whether anything has failed since that was last taken. */
  hasFailed: () => boolean;
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
const alarmAfterMs = 30_000;
const longestAloneMs = 10_000;

/** Of one store. */
export function createSweep(outbox: Outbox, options: SweepOptions): Sweep {
  const { bus, now, logger, metrics, leaseMs, onMore } = options;
  const busy = new Map<string, Promise<void>>();
  let failed = false;

  async function relayFound(pending: PendingOutbox): Promise<void> {
    if (await outbox.lease(pending, new Date(now().getTime() + leaseMs))) {
      await relayLeased(pending);
    } else {
      metrics.leaseLost(outbox.name);
    }
  }

  async function relayLeased(pending: LeasedOutbox): Promise<void> {
    const { publishedIds, failure } = await publishInOrder(bus, pending.envelopes);
    metrics.published(outbox.name, publishedIds.length);
    if (failure !== null) {
      await outbox.settle(pending, publishedIds, againAt(pending));
      noteFailure(failure.reason);
    } else if ((await outbox.settle(pending, publishedIds)) === 'more') {
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

  function begin({ id }: LeasedOutbox, relayed: Promise<void>): void {
    const ended = relayed.catch(noteFailure).finally(() => {
      // Settled, it may have been taken again before its answer was here.
      if (busy.get(id) === ended) {
        busy.delete(id);
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

  const hasPlace = () => busy.size < documentsAtOnce;

  return {
    hasPlace,
    take(leased) {
      begin(leased, relayLeased(leased));
    },
    async once(which = 'free') {
      if (!hasPlace()) {
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
    hasFailed: () => failed,
    takeFailed() {
      const hadFailed = failed;
      failed = false;
      return hadFailed;
    },
  };
}
