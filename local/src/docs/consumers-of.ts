import type { MessageType } from '@marquee/contracts/message';
import { messageTypes } from '@marquee/contracts/message-types';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import mongoose from 'mongoose';

import { composeServices } from '../stack/compose-services.ts';

/** The queues that receive a message. */
export function consumersOf({ type }: MessageType): string[] {
  return subscriptions()
    .filter(({ messages }) => messages.some((message) => message.type === type))
    .map(({ queue }) => queue);
}

/** The names of all services' queues. */
export function queuesOfServices(): string[] {
  return subscriptions().map(({ queue }) => queue);
}

/** Messages that a service publishes only to itself. */
export function internalMessages(): MessageType[] {
  const shared = new Set(messageTypes.map(({ type }) => type));
  return subscriptions()
    .flatMap(({ messages }) => messages)
    .filter(({ type }) => !shared.has(type));
}

/** The subscriptions that the services declare. */
function subscriptions(): Subscription[] {
  return composeServices(() => mongoose.createConnection()).flatMap((service) => service.subscriptions);
}
