import type { Envelope, MessageType } from '@marquee/contracts/message';
import type { z } from 'zod';

/** The envelope that a handler receives; its payload matches the declaration. */
export type EnvelopeOf<Declared extends MessageType> =
  Declared extends MessageType<infer Payload> ? Envelope<z.output<Payload>> : never;

/** Number of the current attempt, and how many precede dead-lettering. */
export type AttemptNumber = { attempt: number; ofAttempts: number };

/** A consumer: `queue` is named `service.use-case`. Handlers must be harmless when repeated or reordered. */
export type Subscription<Declared extends MessageType = MessageType> = {
  queue: string;
  messages: readonly Declared[];
  handle(envelope: EnvelopeOf<Declared>, number?: AttemptNumber): Promise<unknown>;
};

/** The content as received: an envelope's JSON or any other text; base64 if it is not text. */
export type RawContent = { content: string; encoding: 'utf8' | 'base64' };

/** A message that no attempt could handle. The same `deliveryId` means the same failure, reported twice. */
export type Failure = RawContent & {
  queue: string;
  reason: string;
  attempts: number;
  deliveryId: string | null;
  /** The type under which it was published, if the broker reported it; the content may be unreadable. */
  type?: string;
};

/** Stores a failed message durably; resolves once it is stored. */
export type StoreDeadLetter = (failure: Failure) => Promise<unknown>;

/** Outcome of one attempt at a message of a queue. `park-failed`: storing the dead letter failed as well; it will be tried again. */
export type Attempt = { queue: string; outcome: 'handled' | 'retried' | 'parked' | 'park-failed' };

export type Subscriber = {
  service: string;
  subscriptions: readonly Subscription[];
  storeDeadLetter: StoreDeadLetter;
  onAttempt?: (attempt: Attempt) => void;
};

/** Number of ready messages in a queue, by its name on the broker. */
export type QueueDepth = { queue: string; ready: number };

/** Stops consuming; resolves when the messages in flight are done. */
export type Unsubscribe = () => Promise<void>;

/** A message that no queue received; `type` is the type under which it was published. */
export type UnroutedMessage = RawContent & { type: string };
export type UnroutedDecision = 'keep' | 'redrive' | 'drop';
export type DecideUnrouted = (message: UnroutedMessage) => Promise<UnroutedDecision>;

export type Bus = {
  start: () => Promise<void>;
  stop: () => Promise<void>;
  subscribe: (subscriber: Subscriber) => Promise<Unsubscribe>;
  /** Resolves when the message is safe: confirmed by the broker, or committed or dead-lettered by every subscriber. */
  publish: (envelope: Envelope) => Promise<void>;
  /** Publishes a dead letter straight into its own queue; resolves when the broker has confirmed it. */
  republish: (queue: string, raw: RawContent) => Promise<void>;
  /** Number of messages that no queue received. Reading it hides none from concurrent readers. */
  countUnrouted: () => Promise<number>;
  /**
   * Calls `decide` for the 200 unrouted messages that have waited longest, and acts on each decision. The order is kept only for up to 32
   * messages: RabbitMQ reorders more than that when they are returned.
   */
  visitUnrouted: (decide: DecideUnrouted) => Promise<void>;
  /** Whether it can publish now. */
  isReady: () => boolean;
  /** Whether it has ever been ready: the queues exist from then on. */
  hasBeenReady: () => boolean;
  /** Depths of these queues and of all queues that belong to them, where they exist. Looks them up and never declares one. */
  queueDepths: (queues: readonly string[]) => Promise<QueueDepth[]>;
};
