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

/** One event on its way from the wish to the acceptance. */
type Story = { client: Person; provider: Person; eventId: string; quoteId: string };

type Step = {
  operation: Operation;
  by: 'client' | 'provider';
  of?: 'event' | 'quote';
  body?: (story: Story) => unknown;
  /** Which id its answer gives the story. */
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

/** The next write of somebody; `isAnswered` goes on with the story, and leaves it when the answer is not the declared one. */
export type Write = { call: HttpCall; isInstead: boolean; isAnswered: (answer: Answer) => boolean };

/** Milliseconds that people take for their next step: what was written has reached the other services long before. */
const restMs = 2_000;
/** Milliseconds. `leadMs` longer the first of each step rests: so late an answer may be before a turn after it finds nobody. */
type StoryTime = { now: () => number; leadMs: number };

/** Those who rest before a step, who came first in front. `isOpen`: somebody has taken it. */
type Queue = { resting: { story: Story; until: number }[]; isOpen: boolean };

/**
 * Every step has its turn, one write each. If whoever has rested went on, whatever their step, those who began while answers were slow
 * would take every later step together, and the dear ones at once. A step that nobody has rested for gives its turn to somebody who wishes
 * for an event and never sends it: `isInstead`, so that whoever measures can say how often.
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
