import { randomUUID } from 'node:crypto';

import type { HttpCall } from '@marquee/harness-kit/http-caller';
import { acceptClientQuote } from '@marquee/contracts/client-quote-operations';
import { sendEventToProvider, updateClientEvent } from '@marquee/contracts/client-event-operations';
import { createEvent } from '@marquee/contracts/event-operations';
import type { Operation } from '@marquee/contracts/operation';
import { updateClientProfile } from '@marquee/contracts/profile-operations';
import * as changes from '@marquee/contracts/quote-change-operations';
import { createQuoteFromRequest, updateQuote } from '@marquee/contracts/quote-operations';
import { operationUrl } from '@marquee/service-kit/http/operation-url';

import type { VirtualUsers, Person } from './virtual-users.ts';
import { eventEdit, eventFor, lineItem, terms } from './forms.ts';
import type { LoadResponse } from './parse-response.ts';

/** One event on its way through `steps`: its client, its provider, and the ids of event and quote, '' until a step has created them. */
type Journey = { client: Person; provider: Person; eventId: string; quoteId: string };

type Step = {
  operation: Operation;
  by: 'client' | 'provider';
  of?: 'event' | 'quote';
  body?: (journey: Journey) => unknown;
  /** The field of the journey that receives the id in this step's response. */
  idField?: 'eventId' | 'quoteId';
};

const steps: readonly Step[] = [
  {
    operation: createEvent,
    by: 'client',
    body: ({ provider }) => eventFor(provider.email),
    idField: 'eventId',
  },
  { operation: updateClientEvent, by: 'client', of: 'event', body: () => eventEdit },
  { operation: sendEventToProvider, by: 'client', of: 'event' },
  { operation: createQuoteFromRequest, by: 'provider', of: 'event', idField: 'quoteId' },
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

/**
 * The next write. `handleResponse` returns whether the response has the declared status. The journey continues only after such a response
 * to a planned write.
 */
export type Write = {
  call: HttpCall;
  isUnplanned: boolean;
  handleResponse: (answer: LoadResponse) => boolean;
};

/** The pause in milliseconds before a journey's next step. Meanwhile, messages bring the write to the other services. */
const stepPauseMs = 2_000;
/**
 * The first journey at a step waits `leadMs` milliseconds longer. Meanwhile other journeys queue behind it, so that a journey is ready at
 * each later turn of the step even if responses are late.
 */
type JourneyTiming = { now: () => number; leadMs: number };

/** The journeys that wait before a step, first in, first out. `hasStarted`: a journey has already taken the step. */
type Queue = { waiting: { journey: Journey; until: number }[]; hasStarted: boolean };

/**
 * The steps take turns, with one write per turn. Turns keep the mix of steps constant. Without them, journeys that slow responses
 * had delayed would reach the later, expensive steps all at once. If no journey is ready for the step whose turn it is, an event is
 * created instead and never sent. `isUnplanned` marks such a write, so that the measurement can report how many there were.
 */
export function createJourneys(
  { clients, providers }: VirtualUsers,
  { now, leadMs }: JourneyTiming,
): { next: () => Write } {
  const queues = steps.map((): Queue => ({ waiting: [], hasStarted: false }));
  let started = 0;
  let turns = 0;

  function takeReady(at: number): Journey | null {
    const queue = queues[at];
    const [first] = queue?.waiting ?? [];
    if (queue === undefined || first === undefined || first.until + (queue.hasStarted ? 0 : leadMs) > now()) {
      return null;
    }
    queue.hasStarted = true;
    queue.waiting.shift();
    return first.journey;
  }

  function startJourney(): Journey {
    const client = clients[started % clients.length];
    const provider = providers[started % providers.length];
    if (client === undefined || provider === undefined) {
      throw new RangeError('There is no user who could write.');
    }
    started += 1;
    return { client, provider, eventId: '', quoteId: '' };
  }

  return {
    next() {
      const turn = turns % steps.length;
      turns += 1;
      const ready = takeReady(turn);
      const at = ready === null ? 0 : turn;
      const isUnplanned = at !== turn;
      const journey = ready ?? startJourney();
      const step = stepAt(at);
      return {
        call: toCall(step, journey),
        isUnplanned,
        handleResponse({ status, body }) {
          const isExpected = status === step.operation.status;
          if (isExpected && !isUnplanned) {
            const newId = step.idField === undefined ? {} : { [step.idField]: (body as { id: string }).id };
            queues[at + 1]?.waiting.push({ journey: { ...journey, ...newId }, until: now() + stepPauseMs });
          }
          return isExpected;
        },
      };
    },
  };
}

function stepAt(at: number): Step {
  const step = steps[at];
  if (step === undefined) {
    throw new RangeError('This step does not exist.');
  }
  return step;
}

function toCall({ operation, by, of, body }: Step, journey: Journey): HttpCall {
  const params = { id: of === 'event' ? journey.eventId : journey.quoteId };
  return {
    method: operation.method.toUpperCase(),
    path: `/api${operationUrl(operation, { params })}`,
    cookie: journey[by].cookie,
    ...(body !== undefined && { body: body(journey) }),
    ...(operation.method === 'post' && { idempotencyKey: randomUUID() }),
  };
}
