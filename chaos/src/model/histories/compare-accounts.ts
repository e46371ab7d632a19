import { isDeepStrictEqual } from 'node:util';

import { eventBooked, eventCancelled, eventProposed } from '@marquee/contracts/messages/event-messages';

import type { Account, Telling } from './account.ts';
import type { Plot } from './story.ts';

/** Steps that happen once, however often a message arrives. */
const onlyOnce = ['proposed', 'booked', 'cancelled', 'bound', 'withdrawn', 'accepted'] as const;

/** The message that publishes each of these steps. */
const toldBy: Readonly<Record<string, string>> = {
  proposed: eventProposed.type,
  booked: eventBooked.type,
  cancelled: eventCancelled.type,
  'cancelled-again': eventCancelled.type,
};

const hearsOfQuotes = ['proposed', 'quoted-again', 'booked', 'cancelled-again'];

type Course = Pick<Plot, 'quotes' | 'accepts' | 'cancels'>;

/** Impossible combinations in a history, regardless of the order of arrival. */
export function contradictionsIn(course: Course, { version, steps, messages }: Account): string[] {
  const types = [...new Set(Object.values(toldBy))];
  const heard = steps.filter((step) => hearsOfQuotes.includes(step)).length;
  return [
    ...onlyOnce.filter((step) => times(steps, step) > 1).map((step) => `${step} twice`),
    ...types
      .filter(
        (type) => messages.filter((told) => told.type === type).length !== steps.filter(tells(type)).length,
      )
      .map((type) => `${type} told otherwise than its history says`),
    ...(version === 1 + steps.length ? [] : [`version ${version} after ${steps.length} steps`]),
    ...(heard > course.quotes + Number(course.accepts) ? ['heard of a quote twice'] : []),
  ];
}

/**
 * An order may skip a stage: booked before it was proposed, cancelled before it was booked. Everything else must equal the history in
 * order.
 */
export function differencesBetween(course: Course, once: Account, again: Account): string[] {
  const skipped = [
    ...(course.accepts || course.cancels ? ['proposed'] : []),
    ...(course.cancels ? ['booked'] : []),
  ];
  const skippedTypes = skipped.map((step) => toldBy[step]);
  /** Cancelled before the acceptance arrives: the first message does not contain the total yet. */
  const early = course.accepts && course.cancels ? eventCancelled.type : '';
  return [
    ...onlyOnce
      .filter((step) => {
        const [expected, found] = [times(once.steps, step), times(again.steps, step)];
        return found !== expected && !(found === 0 && skipped.includes(step));
      })
      .map((step) => `${step} ${times(again.steps, step)} times, not ${times(once.steps, step)}`),
    ...once.messages
      .filter((told) => !isAmong(again.messages, told) && !skippedTypes.includes(told.type))
      .map(({ type }) => `${type} was not told alike`),
    ...again.messages
      .filter((told) => !isAmong(once.messages, told) && told.type !== early)
      .map(({ type }) => `${type} was told besides`),
    ...(isAlike(once.messages.at(-1), again.messages.at(-1)) ? [] : ['another message was the last']),
  ];
}

function times(steps: readonly string[], step: string): number {
  return steps.filter((told) => told === step).length;
}

function tells(type: string): (step: string) => boolean {
  return (step) => toldBy[step] === type;
}

function isAmong(messages: readonly Telling[], wanted: Telling): boolean {
  return messages.some((told) => isAlike(told, wanted));
}

/** The publishing version depends on the order, and so does the provider's name, whose changes arrive by message too. */
function isAlike(one: Telling | undefined, other: Telling | undefined): boolean {
  return (
    one?.type === other?.type && isDeepStrictEqual(withoutName(one?.payload), withoutName(other?.payload))
  );
}

function withoutName(payload: unknown): unknown {
  return typeof payload === 'object' && payload !== null ? { ...payload, providerName: '' } : payload;
}
