import type { Envelope } from '@marquee/contracts/message';
import type { AttemptNumber, Bus, Subscriber, Subscription } from '../src/messaging/bus.ts';
import { bookingNamed } from './bookings.ts';
import { nameOf } from './bus-messages.ts';
import type { Recorder } from './bus-recorder.ts';

export type BusHarness = {
  bus: Bus;
  /** Number of messages that no queue received. */
  unrouted: () => Promise<number>;
  close: () => Promise<void>;
};

export function aSubscription(
  queue: string,
  handle: (envelope: Envelope, number?: AttemptNumber) => Promise<void> | void,
): Subscription<typeof bookingNamed> {
  return { queue, messages: [bookingNamed], handle: async (...delivered) => handle(...delivered) };
}

export function aSubscriber(overrides: Partial<Subscriber>): Subscriber {
  return { service: 'kit', subscriptions: [], storeDeadLetter: async () => undefined, ...overrides };
}

export function recordNames(handled: Recorder<string>): (envelope: Envelope) => void {
  return (envelope) => {
    handled.add(nameOf(envelope));
  };
}
