import type { Envelope, MessageType } from '@marquee/contracts/message';
import type { z } from 'zod';

/** The envelope that a handler receives; its payload matches the declaration. */
export type EnvelopeOf<Declared extends MessageType> =
  Declared extends MessageType<infer Payload> ? Envelope<z.output<Payload>> : never;

/** The number of the current attempt, and the number of attempts before the message is dead-lettered. */
export type AttemptNumber = { attempt: number; ofAttempts: number };

/** A consumer. `queue` is named `service.use-case`. The handler must tolerate repeated and reordered messages. */
export type Subscription<Declared extends MessageType = MessageType> = {
  queue: string;
  messages: readonly Declared[];
  handle(envelope: EnvelopeOf<Declared>, number?: AttemptNumber): Promise<unknown>;
};

/** The content as received: an envelope's JSON or any other text; base64 if it is not text. */
export type RawContent = { content: string; encoding: 'utf8' | 'base64' };

/** A message that no attempt could handle. Two failures with the same `deliveryId` are one failure that was reported twice. */
export type Failure = RawContent & {
  queue: string;
  reason: string;
  attempts: number;
  deliveryId: string | null;
  /** The type under which the message was published, for content that cannot be read. Absent if the broker did not report the type. */
  type?: string;
};

/** Stores a failed message durably; resolves once it is stored. */
export type StoreDeadLetter = (failure: Failure) => Promise<unknown>;

/** Outcome of one attempt to handle a message. `park-failed`: storing the dead letter failed too and will be retried. */
export type Attempt = { queue: string; outcome: 'handled' | 'retried' | 'parked' | 'park-failed' };

export type Subscriber = {
  service: string;
  subscriptions: readonly Subscription[];
  storeDeadLetter: StoreDeadLetter;
  onAttempt?: (attempt: Attempt) => void;
};

/** Number of ready messages in a queue; `queue` is the name of the queue on the broker. */
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
  /** Resolves once the broker has confirmed the message. Without a broker: once every subscriber has handled or dead-lettered it. */
  publish: (envelope: Envelope) => Promise<void>;
  /** Publishes a dead letter straight into its own queue; resolves when the broker has confirmed it. */
  republish: (queue: string, raw: RawContent) => Promise<void>;
  /** Number of messages that no queue received. Counting does not hide messages from concurrent visits. */
  countUnrouted: () => Promise<number>;
  /**
   * Calls `decide` for the 200 oldest unrouted messages and acts on each decision. If more than 32 messages are kept, RabbitMQ returns them
   * to the queue in another order.
   */
  visitUnrouted: (decide: DecideUnrouted) => Promise<void>;
  /** Whether the bus can publish now. */
  isReady: () => boolean;
  /** Whether the bus has ever been ready. Once it has, the queues exist. */
  hasBeenReady: () => boolean;
  /** Depths of these queues, their retry queues and their dead-letter queues. Never declares a queue. */
  queueDepths: (queues: readonly string[]) => Promise<QueueDepth[]>;
};
