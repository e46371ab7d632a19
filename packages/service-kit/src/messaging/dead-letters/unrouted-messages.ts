import { unroutedQueue } from '@marquee/contracts/dead-letters';
import { DomainError } from '../../domain-error.ts';
import { evictOldest } from '../../evict-oldest.ts';
import { parseJson } from '../admit-message.ts';
import type { Bus, UnroutedMessage } from '../bus.ts';
import type { DeadLetters } from '../dead-letters.ts';
import { deadLetterIdOf, newDeadLetter } from './dead-letter.ts';
import type { DeadLetter } from './dead-letter.ts';
import type { Operator } from './dead-letter-store.ts';

/**
 * Messages that no queue received. They remain on the broker, where a service that subscribes for the first time gets them automatically.
 */
export type UnroutedMessages = {
  /** Number of messages, including duplicates and messages beyond the first 200. */
  count: () => Promise<number>;
  /** At most 200 messages, oldest first. */
  list: () => Promise<DeadLetter[]>;
  find: (id: string) => Promise<DeadLetter | null>;
  /**
   * Republishes one message, or as many as the duration of a call allows. Returns the resulting state of each, and how many of the first
   * 200 messages were not republished.
   */
  redrive: (id?: string) => Promise<{ sent: DeadLetter[]; left: number }>;
  drop: (id: string, decision: { by: Operator; reason: string }) => Promise<DeadLetter>;
};

/** Leaves time to answer before the gateway's timeout. */
const redriveWithinMs = 3_000;

const maxRemembered = 1_000;

type UnroutedDeps = {
  bus: Pick<Bus, 'countUnrouted' | 'visitUnrouted'>;
  deadLetters: Pick<DeadLetters, 'add' | 'drop'>;
  now: () => Date;
};

export function createUnroutedMessages({ bus, deadLetters, now }: UnroutedDeps): UnroutedMessages {
  const { countUnrouted: count, visitUnrouted } = bus;

  const firstSeen = new Map<string, Date>();

  /** Dates the dead letter by the envelope's instant, otherwise by the first visit, because the broker reports no time of arrival. */
  function toDeadLetter(unrouted: UnroutedMessage): DeadLetter {
    const reason = `no service subscribes to ${unrouted.type}`;
    const failure = { ...unrouted, queue: unroutedQueue, reason, attempts: 0, deliveryId: null };
    const id = deadLetterIdOf(failure);
    const parkedAt = publishedAtOf(unrouted.content) ?? firstSeen.get(id) ?? now();
    evictOldest(firstSeen, maxRemembered);
    firstSeen.set(id, parkedAt);
    return newDeadLetter(failure, parkedAt);
  }

  async function list(): Promise<DeadLetter[]> {
    const found = new Map<string, DeadLetter>();
    await visitUnrouted(async (unrouted) => {
      const message = toDeadLetter(unrouted);
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
      const sent = new Map<string, DeadLetter>();
      await visitUnrouted(async (unrouted) => {
        const message = toDeadLetter(unrouted);
        // A republished message that is still unrouted appears again in the same visit.
        const isWanted =
          (id === undefined || id === message.id) && !sent.has(message.id) && now().getTime() < ends;
        if (isWanted) {
          sent.set(message.id, message);
        }
        return isWanted ? 'redrive' : 'keep';
      });
      const remaining = new Set((await list()).map((message) => message.id));
      return {
        sent: [...sent.values()].map((message) =>
          remaining.has(message.id) ? message : { ...message, status: 'redriven' },
        ),
        left: [...remaining].filter((known) => !sent.has(known)).length,
      };
    },
    async drop(id, decision) {
      const dropped: DeadLetter[] = [];
      await visitUnrouted(async (unrouted) => {
        const message = toDeadLetter(unrouted);
        if (message.id !== id) {
          return 'keep';
        }
        // Stores the message before the broker removes it.
        await deadLetters.add(message);
        dropped.push(await deadLetters.drop(id, decision));
        return 'drop';
      });
      return dropped[0] ?? throwNotFound();
    },
  };
}

function publishedAtOf(content: string): Date | null {
  const parsed = parseJson(content);
  const hasInstant = typeof parsed === 'object' && parsed !== null && 'at' in parsed;
  const at = hasInstant && typeof parsed.at === 'string' ? new Date(parsed.at) : null;
  return at === null || Number.isNaN(at.getTime()) ? null : at;
}

function throwNotFound(): never {
  throw new DomainError('not-found', 'message_not_found', 'Message not found');
}
