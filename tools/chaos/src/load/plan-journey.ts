import type { Random } from './random.ts';
import type { Users } from './sign-up.ts';
import type { Step } from './actions/journey-actions.ts';
import type { Journey } from './journey.ts';

type Steps = (readonly Step[])[];

/**
 * Concurrent steps on one sent quote, which end the journey. The product must accept the steps in any order and store all of them. Only a
 * removal that leaves less than the discount may be rejected.
 */
const racesForQuote: Steps = [
  ['add-line', 'add-line'],
  ['add-line', 'change-terms'],
  ['remove-line', 'add-line'],
  ['add-line', 'add-line', 'change-terms'],
];

/** The steps that create an event without sending it. The scenarios of faults use this list and the next two. */
export const draftSteps = ['create-event'] as const satisfies readonly Step[];

export const offerSteps = [
  ...draftSteps,
  'send-event',
  'create-quote',
  'add-line',
  'approve-quote',
  'send-quote',
] as const satisfies readonly Step[];

export const acceptanceSteps: readonly Step[] = [...offerSteps, 'accept-quote'];

/** Plans a journey with a requested quote or one created by hand. Less usual steps are a revision, a late cancellation and a race. */
export function planJourney({ clients, providers }: Users, random: Random, manualQuoteShare = 0.15): Journey {
  const isByHand = random.chance(manualQuoteShare);
  const remainingSteps = isByHand ? quoteByHand(random) : requestedQuote(random);
  const isCancelled = remainingSteps.some((steps) => steps.includes('cancel-event'));
  return {
    client: random.pick(clients),
    provider: random.pick(providers),
    eventId: null,
    eventName: '',
    quoteId: null,
    lines: [],
    remainingSteps,
    // A client can cancel a booked event only before it starts.
    ...(isCancelled && { eventInDays: 30 }),
  };
}

function quoteByHand(random: Random): Steps {
  const roll = random.next();
  if (roll < 0.25) {
    return [['create-quote-by-hand'], ['add-line'], ['approve-quote', 'change-terms']];
  }
  const isRaced = roll < 0.5;
  return [
    ['create-quote-by-hand'],
    ...randomOfferSteps(random),
    ...(isRaced ? [random.pick(racesForQuote)] : optionalStep(random, 0.7, 'archive-quote')),
  ];
}

function requestedQuote(random: Random): Steps {
  return [
    ['create-event'],
    ...optionalStep(random, 0.3, 'edit-event'),
    ['send-event'],
    ...optionalStep(random, 0.05, 'cancel-event'),
    ['create-quote'],
    ...randomOfferSteps(random),
    ...(random.chance(0.2) ? randomOfferSteps(random) : []),
    ...endingSteps(random),
  ];
}

function randomOfferSteps(random: Random): Steps {
  return [
    ...Array.from({ length: random.between(1, 3) }, (): Step[] => ['add-line']),
    ...(random.chance(0.25) ? ([['add-line'], ['remove-line']] satisfies Steps) : []),
    ...optionalStep(random, 0.4, 'change-terms'),
    ['approve-quote'],
    ['send-quote'],
  ];
}

function endingSteps(random: Random): Steps {
  const roll = random.next();
  if (roll < 0.08) {
    return [['archive-quote']];
  }
  if (roll < 0.14) {
    return [['accept-quote', 'cancel-event']];
  }
  if (roll < 0.24) {
    return [['accept-quote'], ['cancel-event']];
  }
  if (roll < 0.36) {
    return [random.pick(racesForQuote)];
  }
  return roll < 0.65 ? [['accept-quote'], ['complete-event']] : [['accept-quote']];
}

function optionalStep(random: Random, probability: number, step: Step): Steps {
  return random.chance(probability) ? [[step]] : [];
}
