import { unroutedQueue } from '@marquee/contracts/dead-letters';
import type { MessageQueue } from '@marquee/contracts/dead-letters';
import { DomainError } from '../domain-error.ts';
import { isBrokerUnavailable } from '../messaging/broker-unavailable.ts';
import type { Subscription } from '../messaging/bus.ts';
import type { Operator, DeadLetterEvent, DeadLetter, DeadLetters } from '../messaging/dead-letters.ts';
import type { DeadLetterQuery } from '../messaging/dead-letters.ts';
import type { RedriveTotals, RedriveFilter } from '../messaging/dead-letters/redrive-many.ts';
import type { UnroutedMessages } from '../messaging/dead-letters/unrouted-messages.ts';
import type { Page } from '../store/page.ts';

/** The dead letters of a service as an operator sees them. One service also manages the unrouted messages here. */
export type DeadLetterAdmin = {
  queues: () => Promise<MessageQueue[]>;
  page: (query: DeadLetterQuery) => Promise<Page<DeadLetter>>;
  get: (id: string) => Promise<{ message: DeadLetter; history: DeadLetterEvent[] }>;
  redrive: (id: string, by: Operator) => Promise<DeadLetter>;
  redriveMany: (filter: RedriveFilter, by: Operator) => Promise<RedriveTotals>;
  drop: (id: string, decision: { by: Operator; reason: string }) => Promise<DeadLetter>;
};

type DeadLetterAdminDeps = {
  deadLetters: DeadLetters;
  /** Null in services that do not manage the unrouted messages. */
  unrouted: UnroutedMessages | null;
  subscriptions: readonly Subscription[];
  now: () => Date;
};

export function createDeadLetterAdmin(deps: DeadLetterAdminDeps): DeadLetterAdmin {
  const { deadLetters, unrouted, subscriptions, now } = deps;

  async function findUnrouted(id: string): Promise<DeadLetter | null> {
    const known = await deadLetters.find(id);
    return known === null || known.queue === unroutedQueue ? ((await unrouted?.find(id)) ?? null) : null;
  }

  /** Finds a stored dead letter even during a broker outage. Throws during an outage if only the broker may have the message. */
  async function find(id: string): Promise<DeadLetter | null> {
    const known = await deadLetters.find(id);
    try {
      return (await findUnrouted(id)) ?? known;
    } catch (error) {
      if (known !== null && isBrokerUnavailable(error)) {
        return known;
      }
      throw error;
    }
  }

  return {
    async queues() {
      const counts = await deadLetters.countByQueue();
      const own = subscriptions.map(({ queue, messages }) => ({
        queue,
        messages: messages.map(({ type }) => type),
        parked: counts.get(queue) ?? 0,
      }));
      const lost = unrouted === null ? [] : [await unroutedCount(unrouted)];
      return [...own, ...lost];
    },
    async page(query) {
      const isUnrouted = query.queue === unroutedQueue && query.page.status === 'parked';
      return isUnrouted && unrouted !== null ? onePage(await unrouted.list()) : deadLetters.page(query);
    },
    async get(id) {
      const message = await find(id);
      if (message === null) {
        throw new DomainError('not-found', 'message_not_found', 'Message not found');
      }
      return { message, history: await deadLetters.history(id) };
    },
    async redrive(id, by) {
      if ((await findUnrouted(id)) === null) {
        return deadLetters.redrive(id, by);
      }
      const { sent: [message] = [] } = (await unrouted?.redrive(id)) ?? {};
      return message ?? deadLetters.redrive(id, by);
    },
    async redriveMany(filter, by) {
      const before = filter.before ?? now();
      if (filter.queue === unroutedQueue) {
        return redriveUnrouted(unrouted, before);
      }
      // The broker's queue `unrouted` is redriven first. If the broker does not answer, the call fails before it redrives other messages.
      const lost = filter.queue === undefined ? await redriveUnrouted(unrouted, before) : null;
      const own = await deadLetters.redriveMany({ ...filter, before }, by);
      return lost === null ? own : sumOf(own, lost);
    },
    drop: async (id, decision) =>
      unrouted !== null && (await findUnrouted(id)) !== null
        ? unrouted.drop(id, decision)
        : deadLetters.drop(id, decision),
  };
}

async function unroutedCount(unrouted: UnroutedMessages): Promise<MessageQueue> {
  return { queue: unroutedQueue, messages: [], parked: await countOf(unrouted) };
}

/** Returns null during a broker outage, so that the service's own queues are still listed. */
async function countOf(unrouted: UnroutedMessages): Promise<number | null> {
  try {
    return await unrouted.count();
  } catch (error) {
    if (isBrokerUnavailable(error)) {
      return null;
    }
    throw error;
  }
}

/** Returns all unrouted messages as one page, because a queue of the broker cannot be paged. The queue is normally empty. */
function onePage(rows: DeadLetter[]): Page<DeadLetter> {
  const newestFirst = rows.toSorted((a, b) => b.parkedAt.getTime() - a.parkedAt.getTime());
  return { rows: newestFirst, total: rows.length, next: null };
}

async function redriveUnrouted(unrouted: UnroutedMessages | null, before: Date): Promise<RedriveTotals> {
  const { sent, left } = (await unrouted?.redrive()) ?? { sent: [], left: 0 };
  const redriven = sent.filter(({ status }) => status === 'redriven').length;
  return { redriven, failedAgain: sent.length - redriven, left, before };
}

function sumOf(one: RedriveTotals, other: RedriveTotals): RedriveTotals {
  return {
    ...one,
    redriven: one.redriven + other.redriven,
    failedAgain: one.failedAgain + other.failedAgain,
    left: one.left + other.left,
  };
}
