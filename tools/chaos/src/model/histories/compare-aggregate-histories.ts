import { isDeepStrictEqual } from 'node:util';

import { eventBooked, eventCancelled, eventProposed } from '@marquee/contracts/messages/event-messages';

import type { AggregateHistory, PublishedMessage } from './aggregate-history.ts';
import type { StoryOptions } from './story.ts';

/** Steps that happen at most once, however often a message arrives. */
const onlyOnce = ['proposed', 'booked', 'cancelled', 'linked-to-client', 'withdrawn', 'accepted'] as const;

/** The message that publishes each of these steps. */
const messageOf: Readonly<Record<string, string>> = {
  proposed: eventProposed.type,
  booked: eventBooked.type,
  cancelled: eventCancelled.type,
  'cancelled-again': eventCancelled.type,
};

const quoteSteps = ['proposed', 'quoted-again', 'booked', 'cancelled-again'];

type StoryOutline = Pick<StoryOptions, 'quotes' | 'accepts' | 'cancels'>;

/** Impossible combinations in a history, regardless of the order of arrival. */
export function contradictionsIn(
  story: StoryOutline,
  { version, steps, messages }: AggregateHistory,
): string[] {
  const types = [...new Set(Object.values(messageOf))];
  const quoteStepCount = steps.filter((step) => quoteSteps.includes(step)).length;
  return [
    ...onlyOnce.filter((step) => times(steps, step) > 1).map((step) => `${step} twice`),
    ...types
      .filter(
        (type) =>
          messages.filter((message) => message.type === type).length !== steps.filter(publishes(type)).length,
      )
      .map((type) => `${type} was not published once for each of its history entries`),
    ...(version === 1 + steps.length ? [] : [`version ${version} after ${steps.length} steps`]),
    ...(quoteStepCount > story.quotes + Number(story.accepts)
      ? ['handled a message about a quote twice']
      : []),
  ];
}

/**
 * Differences from the history in which the messages arrived in order. In another order, an event may be booked before it was proposed, or
 * cancelled before it was booked; such a skipped stage is not a difference.
 */
export function differencesBetween(
  story: StoryOutline,
  once: AggregateHistory,
  again: AggregateHistory,
): string[] {
  const skipped = [
    ...(story.accepts || story.cancels ? ['proposed'] : []),
    ...(story.cancels ? ['booked'] : []),
  ];
  const skippedTypes = skipped.map((step) => messageOf[step]);
  /** If the event is cancelled before the acceptance arrives, its first cancellation message does not contain the total yet. */
  const early = story.accepts && story.cancels ? eventCancelled.type : '';
  return [
    ...onlyOnce
      .filter((step) => {
        const [expected, found] = [times(once.steps, step), times(again.steps, step)];
        return found !== expected && !(found === 0 && skipped.includes(step));
      })
      .map((step) => `${step} ${times(again.steps, step)} times, not ${times(once.steps, step)}`),
    ...once.messages
      .filter((message) => !isAmong(again.messages, message) && !skippedTypes.includes(message.type))
      .map(({ type }) => `${type} was not published with the same content`),
    ...again.messages
      .filter((message) => !isAmong(once.messages, message) && message.type !== early)
      .map(({ type }) => `${type} was published in addition`),
    ...(isAlike(once.messages.at(-1), again.messages.at(-1)) ? [] : ['the last message differs']),
  ];
}

function times(steps: readonly string[], step: string): number {
  return steps.filter((message) => message === step).length;
}

function publishes(type: string): (step: string) => boolean {
  return (step) => messageOf[step] === type;
}

function isAmong(messages: readonly PublishedMessage[], wanted: PublishedMessage): boolean {
  return messages.some((message) => isAlike(message, wanted));
}

/** Ignores the version of a message, which depends on the order, and the provider's name, whose changes arrive by message too. */
function isAlike(one: PublishedMessage | undefined, other: PublishedMessage | undefined): boolean {
  return (
    one?.type === other?.type && isDeepStrictEqual(withoutName(one?.payload), withoutName(other?.payload))
  );
}

function withoutName(payload: unknown): unknown {
  return typeof payload === 'object' && payload !== null ? { ...payload, providerName: '' } : payload;
}
