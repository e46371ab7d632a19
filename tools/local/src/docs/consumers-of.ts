import type { MessageType } from '@marquee/contracts/message';
import { messageTypes } from '@marquee/contracts/message-types';

import { subscriptionsOfServices } from '../stack/service-subscriptions.ts';

/** The queues that receive a message. */
export function consumersOf({ type }: MessageType): string[] {
  return subscriptionsOfServices()
    .filter(({ messages }) => messages.some((message) => message.type === type))
    .map(({ queue }) => queue);
}

/** Messages that a service publishes only to itself. */
export function internalMessages(): MessageType[] {
  const shared = new Set(messageTypes.map(({ type }) => type));
  return subscriptionsOfServices()
    .flatMap(({ messages }) => messages)
    .filter(({ type }) => !shared.has(type));
}
