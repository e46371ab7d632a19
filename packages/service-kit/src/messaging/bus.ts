import type { Envelope, MessageType } from '@marquee/contracts/message';
import type { z } from 'zod';

/** The envelope a handler receives: its payload has passed the declaration. */
export type EnvelopeOf<Declared extends MessageType> =
  Declared extends MessageType<infer Payload> ? Envelope<z.output<Payload>> : never;

/** A consumer: `queue` is named `service.use-case`. Handlers must be harmless when repeated or reordered. */
export type Subscription<Declared extends MessageType = MessageType> = {
  queue: string;
  messages: readonly Declared[];
  handle(envelope: EnvelopeOf<Declared>): Promise<unknown>;
};

/** A message that no attempt could handle; `content` is the text that arrived, an envelope's JSON or anything else. */
export type Failure = { queue: string; content: string; reason: string };

/** Keeps a failed message where it survives; resolves once it is stored. */
export type Park = (failure: Failure) => Promise<void>;

export type Subscriber = {
  service: string;
  subscriptions: readonly Subscription[];
  park: Park;
};

/** Stops taking messages and resolves when those in flight are done. */
export type Unsubscribe = () => Promise<void>;

export type Bus = {
  start: () => Promise<void>;
  stop: () => Promise<void>;
  subscribe: (subscriber: Subscriber) => Promise<Unsubscribe>;
  /** Resolves when the message is safe (confirmed by the broker, or committed or parked by every subscriber). */
  publish: (envelope: Envelope) => Promise<void>;
  isReady: () => boolean;
};
