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

/** One event on its way from the wish to the acceptance, and the calls that are still to come. */
type Story = { client: Person; provider: Person; eventId: string; quoteId: string; left: readonly Step[] };

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
    body: () => ({ phone: `555 ${randomUUID().slice(0, 7)}` }),
  },
];

/** The next write of somebody; `isAnswered` goes on with the story, and leaves it when the answer is not the declared one. */
export type Write = { call: HttpCall; isAnswered: (answer: Answer) => boolean };

/** Milliseconds that people take for their next step: what was written has reached the other services long before. */
const restMs = 2_000;

/**
 * Of those with whom it begins, one in as many leaves after each step, as if some had been at work before. Otherwise all would take the same
 * step in the same two seconds, for as long as anybody measures.
 */
export function createStories({ clients, providers }: Cast, now: () => number): { next: () => Write } {
  const firstOnesUntil = now() + restMs;
  const resting: { story: Story; until: number }[] = [];
  let begun = 0;

  function takeRested(): Story | null {
    const [first] = resting;
    return first !== undefined && first.until <= now() ? (resting.shift()?.story ?? null) : null;
  }

  function begin(): Story {
    const client = clients[begun % clients.length];
    const provider = providers[begun % providers.length];
    if (client === undefined || provider === undefined) {
      throw new RangeError('Nobody is there to write anything.');
    }
    begun += 1;
    const isFirst = now() < firstOnesUntil;
    const left = isFirst ? steps.slice(0, 1 + ((begun - 1) % steps.length)) : steps;
    return { client, provider, eventId: '', quoteId: '', left };
  }

  return {
    next() {
      const story = takeRested() ?? begin();
      const [step, ...left] = story.left;
      if (step === undefined) {
        throw new RangeError('A story that is over was told on.');
      }
      return {
        call: toCall(step, story),
        isAnswered({ status, body }) {
          const isGood = status === step.operation.status;
          if (isGood && left.length > 0) {
            const named = step.names === undefined ? {} : { [step.names]: (body as { id: string }).id };
            resting.push({ story: { ...story, ...named, left }, until: now() + restMs });
          }
          return isGood;
        },
      };
    },
  };
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
