import type { Random } from './random.ts';
import type { Cast } from './sign-up.ts';
import type { Step, Story } from './story.ts';

type Steps = (readonly Step[])[];

/** What people do with an event, some of them less usual things: revise, take back, cancel at the wrong moment. */
export function planStory({ clients, providers }: Cast, random: Random, madeByHand = 0.1): Story {
  const isByHand = random.chance(madeByHand);
  return {
    client: random.pick(clients),
    provider: random.pick(providers),
    eventId: null,
    eventName: '',
    quoteId: null,
    lines: [],
    left: isByHand ? quoteByHand(random) : requestedQuote(random),
  };
}

function quoteByHand(random: Random): Steps {
  return [['create-quote-by-hand'], ...offer(random), ...maybe(random, 0.7, 'archive-quote')];
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
  return fate < 0.6 ? [['accept-quote'], ['complete-event']] : [['accept-quote']];
}

function maybe(random: Random, probability: number, step: Step): Steps {
  return random.chance(probability) ? [[step]] : [];
}
