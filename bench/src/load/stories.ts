import { randomUUID } from 'node:crypto';

import type { HttpCall } from '@marquee/bar-kit/http-caller';
import { acceptClientQuote } from '@marquee/contracts/client-quote-operations';
import { sendEventToProvider, updateClientEvent } from '@marquee/contracts/client-event-operations';
import { createEvent } from '@marquee/contracts/event-operations';
import type { Operation } from '@marquee/contracts/operation';
import { updateClientProfile } from '@marquee/contracts/profile-operations';
import * as changes from '@marquee/contracts/quote-change-operations';
import { createQuoteFromRequest, updateQuote } from '@marquee/contracts/quote-operations';
import { operationUrl } from '@marquee/service-kit/http/operation-url';

import type { Cast, Person } from './cast.ts';
import { eventEdit, eventFor, lineItem, terms } from './forms.ts';
import type { Answer } from './read-answer.ts';

/** One event on its way from the request to the acceptance. */
type Story = { client: Person; provider: Person; eventId: string; quoteId: string };

type Step = {
  operation: Operation;
  by: 'client' | 'provider';
  of?: 'event' | 'quote';
  body?: (story: Story) => unknown;
  /** The id of the story that its response provides. */
  names?: 'eventId' | 'quoteId';
};

const steps: readonly Step[] = [
  {
    operation: createEvent,
    by: 'client',
    body: ({ provider }) => eventFor(provider.email),
    names: 'eventId',
  },
  { operation: updateClientEvent, by: 'client', of: 'event', body: () => eventEdit },
  { operation: sendEventToProvider, by: 'client', of: 'event' },
  { operation: createQuoteFromRequest, by: 'provider', of: 'event', names: 'quoteId' },
  { operation: changes.addLineItem, by: 'provider', of: 'quote', body: () => lineItem },
  { operation: changes.addLineItem, by: 'provider', of: 'quote', body: () => lineItem },
  { operation: updateQuote, by: 'provider', of: 'quote', body: () => terms },
  { operation: changes.approveQuoteForReview, by: 'provider', of: 'quote' },
  { operation: changes.sendQuoteToClient, by: 'provider', of: 'quote' },
  { operation: acceptClientQuote, by: 'client', of: 'quote', body: () => ({}) },
  {
    operation: updateClientProfile,
    by: 'client',
    body: () => ({ phone: `917-555-0100 ${randomUUID().slice(0, 7)}` }),
  },
];

/** The next write; `isAnswered` continues the story, and drops it if the response is not the declared one. */
export type Write = { call: HttpCall; isInstead: boolean; isAnswered: (answer: Answer) => boolean };

/** Milliseconds until a person's next step: long after a write has reached the other services. */
const restMs = 2_000;
/**
 * Milliseconds. Stories before their first use of a step wait `leadMs` longer, so that late responses do not leave a later turn without a
 * story.
 */
type StoryTime = { now: () => number; leadMs: number };

/** Stories that wait before a step, first in first out. `isOpen`: one has been taken already. */
type Queue = { resting: { story: Story; until: number }[]; isOpen: boolean };

/**
 * Every step has its turn, one write each. If any waiting story continued, whatever its step, stories begun while responses were slow would
 * reach every later step together, including the expensive ones. A step without a waiting story gives its turn to the creation of an event
 * that is never sent: `isInstead`, so that the measurement can report how often.
 */
export function createStories(
  { clients, providers }: Cast,
  { now, leadMs }: StoryTime,
): { next: () => Write } {
  const queues = steps.map((): Queue => ({ resting: [], isOpen: false }));
  let begun = 0;
  let turns = 0;

  function takeRested(at: number): Story | null {
    const queue = queues[at];
    const [first] = queue?.resting ?? [];
    if (queue === undefined || first === undefined || first.until + (queue.isOpen ? 0 : leadMs) > now()) {
      return null;
    }
    queue.isOpen = true;
    queue.resting.shift();
    return first.story;
  }

  function begin(): Story {
    const client = clients[begun % clients.length];
    const provider = providers[begun % providers.length];
    if (client === undefined || provider === undefined) {
      throw new RangeError('Nobody is there to write anything.');
    }
    begun += 1;
    return { client, provider, eventId: '', quoteId: '' };
  }

  return {
    next() {
      const turn = turns % steps.length;
      turns += 1;
      const rested = takeRested(turn);
      const at = rested === null ? 0 : turn;
      const isInstead = at !== turn;
      const story = rested ?? begin();
      const step = stepAt(at);
      return {
        call: toCall(step, story),
        isInstead,
        isAnswered({ status, body }) {
          const isGood = status === step.operation.status;
          if (isGood && !isInstead) {
            const named = step.names === undefined ? {} : { [step.names]: (body as { id: string }).id };
            queues[at + 1]?.resting.push({ story: { ...story, ...named }, until: now() + restMs });
          }
          return isGood;
        },
      };
    },
  };
}

function stepAt(at: number): Step {
  const step = steps[at];
  if (step === undefined) {
    throw new RangeError('There is no such step.');
  }
  return step;
}

function toCall({ operation, by, of, body }: Step, story: Story): HttpCall {
  const params = { id: of === 'event' ? story.eventId : story.quoteId };
  return {
    method: operation.method.toUpperCase(),
    path: `/api${operationUrl(operation, { params })}`,
    cookie: story[by].cookie,
    ...(body !== undefined && { body: body(story) }),
    ...(operation.method === 'post' && { idempotencyKey: randomUUID() }),
  };
}
