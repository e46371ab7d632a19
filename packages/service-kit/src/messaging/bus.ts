import type { Envelope, MessageType } from '@marquee/contracts/message';
import type { z } from 'zod';

/** The envelope a handler receives: its payload has passed the declaration. */
export type EnvelopeOf<Declared extends MessageType> =
  Declared extends MessageType<infer Payload> ? Envelope<z.output<Payload>> : never;

/** Which try at a message it is, of how many before it is parked. */
export type AttemptNumber = { attempt: number; ofAttempts: number };

/** A consumer: `queue` is named `service.use-case`. Handlers must be harmless when repeated or reordered. */
export type Subscription<Declared extends MessageType = MessageType> = {
  queue: string;
  messages: readonly Declared[];
  handle(envelope: EnvelopeOf<Declared>, number?: AttemptNumber): Promise<unknown>;
};

/** What arrived, byte for byte: an envelope's JSON or any other text, base64 where it is no text. */
export type RawContent = { content: string; encoding: 'utf8' | 'base64' };

/** A message that no attempt could handle. The same `deliveryId` means the same failure told twice. */
export type Failure = RawContent & {
  queue: string;
  reason: string;
  attempts: number;
  deliveryId: string | null;
  /** What it was published as, where the broker has said so; its content may be unreadable. */
  type?: string;
};

/** Keeps a failed message where it survives; resolves once it is stored. */
export type Park = (failure: Failure) => Promise<unknown>;

/** What became of one try at a message of a queue; `park-failed`: it could not even be stored among the parked, and is tried again. */
export type Attempt = { queue: string; outcome: 'handled' | 'retried' | 'parked' | 'park-failed' };

export type Subscriber = {
  service: string;
  subscriptions: readonly Subscription[];
  park: Park;
  onAttempt?: (attempt: Attempt) => void;
};

/** Messages that lie ready in a queue, by its name on the broker. */
export type QueueDepth = { queue: string; ready: number };

/** Stops taking messages and resolves when those in flight are done. */
export type Unsubscribe = () => Promise<void>;

/** A message that no queue took; `type` is what it was published as. */
export type UnroutedMessage = RawContent & { type: string };
export type UnroutedFate = 'keep' | 'redrive' | 'drop';
export type DecideUnrouted = (message: UnroutedMessage) => Promise<UnroutedFate>;

export type Bus = {
  start: () => Promise<void>;
  stop: () => Promise<void>;
  subscribe: (subscriber: Subscriber) => Promise<Unsubscribe>;
  /** Resolves when the message is safe (confirmed by the broker, or committed or parked by every subscriber). */
  publish: (envelope: Envelope) => Promise<void>;
  /** Puts what was parked into its own queue again; resolves when it is safe there. */
  handBack: (queue: string, raw: RawContent) => Promise<void>;
  /** How many no queue took; looking at them hides none from whoever else asks here. */
  countUnrouted: () => Promise<number>;
  /** Shows the 200 that no queue took and that wait longest, and does with each as decided. In their order only while they are few: RabbitMQ mixes more than 32 that were given back. */
  visitUnrouted: (decide: DecideUnrouted) => Promise<void>;
  /** Whether it takes messages now. */
  isReady: () => boolean;
  /** Whether it ever has: from then on the queues are there. */
  hasBeenReady: () => boolean;
  /** Of these queues with all that belongs to them, where there are queues; looked up, never declared. */
  queueDepths: (queues: readonly string[]) => Promise<QueueDepth[]>;
};
