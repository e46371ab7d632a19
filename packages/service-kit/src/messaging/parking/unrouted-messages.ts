import { unroutedQueue } from '@marquee/contracts/parked-messages';
import { DomainError } from '../../domain-error.ts';
import { forgetOldest } from '../../forget-oldest.ts';
import { parseJson } from '../admit-message.ts';
import type { Bus, UnroutedMessage } from '../bus.ts';
import type { ParkedMessages } from '../parked-messages.ts';
import { parkedIdOf, parkNew } from './parked-message.ts';
import type { ParkedMessage } from './parked-message.ts';
import type { Operator } from './parked-store.ts';

/** What no queue took. It stays on the broker, where a service that subscribes for the first time gets it by itself. */
export type UnroutedMessages = {
  /** Also those beyond the first 200, and each copy of the same. */
  count: () => Promise<number>;
  /** The longest waiting first, 200 at most. */
  list: () => Promise<ParkedMessage[]>;
  find: (id: string) => Promise<ParkedMessage | null>;
  /** Sends one, or what a call has time for, to whoever subscribes now; says how each stands then, and how many of the first 200 it did not reach. */
  redrive: (id?: string) => Promise<{ sent: ParkedMessage[]; left: number }>;
  drop: (id: string, decision: { by: Operator; reason: string }) => Promise<ParkedMessage>;
};

/** A call is answered well before the gateway gives up on it. */
const redriveWithinMs = 3_000;

const mostRemembered = 1_000;

type UnroutedDeps = {
  bus: Pick<Bus, 'countUnrouted' | 'visitUnrouted'>;
  parkedMessages: Pick<ParkedMessages, 'park' | 'drop'>;
  now: () => Date;
};

export function createUnroutedMessages({ bus, parkedMessages, now }: UnroutedDeps): UnroutedMessages {
  const { countUnrouted: count, visitUnrouted } = bus;

  const firstSeen = new Map<string, Date>();

  /** The broker does not say since when it lies there; the envelope says when it was told, else the first look at it counts. */
  function toParked(unrouted: UnroutedMessage): ParkedMessage {
    const reason = `nobody subscribes to ${unrouted.type}`;
    const failure = { ...unrouted, queue: unroutedQueue, reason, attempts: 0, deliveryId: null };
    const id = parkedIdOf(failure);
    const parkedAt = toldAt(unrouted.content) ?? firstSeen.get(id) ?? now();
    forgetOldest(firstSeen, mostRemembered);
    firstSeen.set(id, parkedAt);
    return parkNew(failure, parkedAt);
  }

  async function list(): Promise<ParkedMessage[]> {
    const found = new Map<string, ParkedMessage>();
    await visitUnrouted(async (unrouted) => {
      const message = toParked(unrouted);
      found.set(message.id, message);
      return 'keep';
    });
    return [...found.values()].toSorted((a, b) => a.parkedAt.getTime() - b.parkedAt.getTime());
  }

  return {
    count,
    list,
    find: async (id) => (await list()).find((message) => message.id === id) ?? null,
    async redrive(id) {
      const ends = now().getTime() + redriveWithinMs;
      const sent = new Map<string, ParkedMessage>();
      await visitUnrouted(async (unrouted) => {
        const message = toParked(unrouted);
        // One that is still nobody's comes round again.
        const isWanted =
          (id === undefined || id === message.id) && !sent.has(message.id) && now().getTime() < ends;
        if (isWanted) {
          sent.set(message.id, message);
        }
        return isWanted ? 'redrive' : 'keep';
      });
      const there = new Set((await list()).map((message) => message.id));
      return {
        sent: [...sent.values()].map((message) =>
          there.has(message.id) ? message : { ...message, status: 'redriven' },
        ),
        left: [...there].filter((known) => !sent.has(known)).length,
      };
    },
    async drop(id, decision) {
      const dropped: ParkedMessage[] = [];
      await visitUnrouted(async (unrouted) => {
        const message = toParked(unrouted);
        if (message.id !== id) {
          return 'keep';
        }
        // On record before it is gone.
        await parkedMessages.park(message);
        dropped.push(await parkedMessages.drop(id, decision));
        return 'drop';
      });
      return dropped[0] ?? throwNotFound();
    },
  };
}

function toldAt(content: string): Date | null {
  const parsed = parseJson(content);
  const isTold = typeof parsed === 'object' && parsed !== null && 'at' in parsed;
  const at = isTold && typeof parsed.at === 'string' ? new Date(parsed.at) : null;
  return at === null || Number.isNaN(at.getTime()) ? null : at;
}

function throwNotFound(): never {
  throw new DomainError('not-found', 'message_not_found', 'Message not found');
}
