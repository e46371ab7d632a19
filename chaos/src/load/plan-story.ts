import type { Random } from './random.ts';
import type { Cast } from './sign-up.ts';
import type { Step, Story } from './story.ts';

type Steps = (readonly Step[])[];

/**
 * Concurrent steps on one sent quote. Except a removal that leaves less than the discount, each is permitted in any order, so that all must
 * be found; they end the story.
 */
const racesForQuote: Steps = [
  ['add-line', 'add-line'],
  ['add-line', 'change-terms'],
  ['remove-line', 'add-line'],
  ['add-line', 'add-line', 'change-terms'],
];

/** Plans a user journey with an event, including less usual steps: revise, withdraw, cancel at the wrong moment, race. */
export function planStory({ clients, providers }: Cast, random: Random, madeByHand = 0.15): Story {
  const isByHand = random.chance(madeByHand);
  const left = isByHand ? quoteByHand(random) : requestedQuote(random);
  const isCancelled = left.some((steps) => steps.includes('cancel-event'));
  return {
    client: random.pick(clients),
    provider: random.pick(providers),
    eventId: null,
    eventName: '',
    quoteId: null,
    lines: [],
    left,
    // A client can cancel a booked event only before it starts.
    ...(isCancelled && { eventInDays: 30 }),
  };
}

function quoteByHand(random: Random): Steps {
  const fate = random.next();
  if (fate < 0.25) {
    return [['create-quote-by-hand'], ['add-line'], ['approve-quote', 'change-terms']];
  }
  const isRaced = fate < 0.5;
  return [
    ['create-quote-by-hand'],
    ...offer(random),
    ...(isRaced ? [random.pick(racesForQuote)] : maybe(random, 0.7, 'archive-quote')),
  ];
}

function requestedQuote(random: Random): Steps {
  return [
    ['create-event'],
    ...maybe(random, 0.3, 'edit-event'),
    ['send-event'],
    ...maybe(random, 0.05, 'cancel-event'),
    ['create-quote'],
    ...offer(random),
    ...(random.chance(0.2) ? offer(random) : []),
    ...ending(random),
  ];
}

function offer(random: Random): Steps {
  return [
    ...Array.from({ length: random.between(1, 3) }, (): Step[] => ['add-line']),
    ...(random.chance(0.25) ? ([['add-line'], ['remove-line']] satisfies Steps) : []),
    ...maybe(random, 0.4, 'change-terms'),
    ['approve-quote'],
    ['send-quote'],
  ];
}

function ending(random: Random): Steps {
  const fate = random.next();
  if (fate < 0.08) {
    return [['archive-quote']];
  }
  if (fate < 0.14) {
    return [['accept-quote', 'cancel-event']];
  }
  if (fate < 0.24) {
    return [['accept-quote'], ['cancel-event']];
  }
  if (fate < 0.36) {
    return [random.pick(racesForQuote)];
  }
  return fate < 0.65 ? [['accept-quote'], ['complete-event']] : [['accept-quote']];
}

function maybe(random: Random, probability: number, step: Step): Steps {
  return random.chance(probability) ? [[step]] : [];
}
