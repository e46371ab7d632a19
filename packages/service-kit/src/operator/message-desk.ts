import { unroutedQueue } from '@marquee/contracts/parked-messages';
import type { MessageQueue } from '@marquee/contracts/parked-messages';
import { DomainError } from '../domain-error.ts';
import { isBrokerAway } from '../messaging/broker-away.ts';
import type { Subscription } from '../messaging/bus.ts';
import type { Operator, ParkedEvent, ParkedMessage, ParkedMessages } from '../messaging/parked-messages.ts';
import type { ParkedQuery } from '../messaging/parked-messages.ts';
import type { RedriveSum, RedriveWish } from '../messaging/parking/redrive-many.ts';
import type { UnroutedMessages } from '../messaging/parking/unrouted-messages.ts';
import type { Page } from '../store/page.ts';

/** The dead letters of a service as an operator sees them and, in the service that manages them, the unrouted messages. */
export type MessageDesk = {
  queues: () => Promise<MessageQueue[]>;
  page: (query: ParkedQuery) => Promise<Page<ParkedMessage>>;
  get: (id: string) => Promise<{ message: ParkedMessage; history: ParkedEvent[] }>;
  redrive: (id: string, by: Operator) => Promise<ParkedMessage>;
  redriveMany: (wish: RedriveWish, by: Operator) => Promise<RedriveSum>;
  drop: (id: string, decision: { by: Operator; reason: string }) => Promise<ParkedMessage>;
};

type DeskDeps = {
  parkedMessages: ParkedMessages;
  /** Null in services that do not manage them. */
  unrouted: UnroutedMessages | null;
  subscriptions: readonly Subscription[];
  now: () => Date;
};

export function createMessageDesk(deps: DeskDeps): MessageDesk {
  const { parkedMessages, unrouted, subscriptions, now } = deps;

  async function findUnrouted(id: string): Promise<ParkedMessage | null> {
    const known = await parkedMessages.find(id);
    return known === null || known.queue === unroutedQueue ? ((await unrouted?.find(id)) ?? null) : null;
  }

  /** Shows a stored dead letter even during a broker outage. Whether any other exists, only the broker knows. */
  async function find(id: string): Promise<ParkedMessage | null> {
    const known = await parkedMessages.find(id);
    try {
      return (await findUnrouted(id)) ?? known;
    } catch (error) {
      if (known !== null && isBrokerAway(error)) {
        return known;
      }
      throw error;
    }
  }

  return {
    async queues() {
      const counts = await parkedMessages.countByQueue();
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
      return isUnrouted && unrouted !== null ? onePage(await unrouted.list()) : parkedMessages.page(query);
    },
    async get(id) {
      const message = await find(id);
      if (message === null) {
        throw new DomainError('not-found', 'message_not_found', 'Message not found');
      }
      return { message, history: await parkedMessages.history(id) };
    },
    async redrive(id, by) {
      if ((await findUnrouted(id)) === null) {
        return parkedMessages.redrive(id, by);
      }
      const { sent: [message] = [] } = (await unrouted?.redrive(id)) ?? {};
      return message ?? parkedMessages.redrive(id, by);
    },
    async redriveMany(wish, by) {
      const before = wish.before ?? now();
      if (wish.queue === unroutedQueue) {
        return redriveUnrouted(unrouted, before);
      }
      // The broker's own queue first: if the broker does not answer, no redrive has happened whose totals would be lost.
      const lost = wish.queue === undefined ? await redriveUnrouted(unrouted, before) : null;
      const own = await parkedMessages.redriveMany({ ...wish, before }, by);
      return lost === null ? own : sumOf(own, lost);
    },
    drop: async (id, decision) =>
      unrouted !== null && (await findUnrouted(id)) !== null
        ? unrouted.drop(id, decision)
        : parkedMessages.drop(id, decision),
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
    if (isBrokerAway(error)) {
      return null;
    }
    throw error;
  }
}

/** It is a queue of the broker and cannot be paged; normally it is empty. */
function onePage(rows: ParkedMessage[]): Page<ParkedMessage> {
  const newestFirst = rows.toSorted((a, b) => b.parkedAt.getTime() - a.parkedAt.getTime());
  return { rows: newestFirst, total: rows.length, next: null };
}

async function redriveUnrouted(unrouted: UnroutedMessages | null, before: Date): Promise<RedriveSum> {
  const { sent, left } = (await unrouted?.redrive()) ?? { sent: [], left: 0 };
  const redriven = sent.filter(({ status }) => status === 'redriven').length;
  return { redriven, failedAgain: sent.length - redriven, left, before };
}

function sumOf(one: RedriveSum, other: RedriveSum): RedriveSum {
  return {
    ...one,
    redriven: one.redriven + other.redriven,
    failedAgain: one.failedAgain + other.failedAgain,
    left: one.left + other.left,
  };
}
