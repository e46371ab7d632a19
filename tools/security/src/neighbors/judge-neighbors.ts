import type { Measured } from '@marquee/harness-kit/gate';

import { judge, tooFew } from '../gates/judge.ts';

/** The responses in a network from which strangers guess passwords, as lists of statuses. */
export type Neighborhood = {
  /** Responses to strangers who guessed at the owner's account. */
  guesses: readonly number[];
  /** Responses to strangers who tried one password on each of many accounts. */
  sprayed: readonly number[];
  /** Responses to the owner on a known device, during the guesses and after. */
  owner: readonly number[];
  /** Responses to a neighbor on an unknown device, after the guesses at the owner's account. */
  neighbor: readonly number[];
  /** Responses to people at a wedding fair who signed up within one hour. */
  signUps: readonly number[];
};

export type Minimums = { guesses: number; sprayed: number; owner: number; signUps: number };

/** The shipped SIGN_IN_ADDRESS_LIMIT, minus the accounts at which strangers guessed before. */
const maxSprayed = 50;

export function judgeNeighbors(seen: Neighborhood, min: Minimums): Measured {
  const compared = seen.sprayed.filter((status) => status === 401).length;
  // 503 and 504 are allowed: a busy machine made a stranger wait, which does no harm.
  const allowed = [401, 429, 503, 504];
  const strangersIn = [...seen.guesses, ...seen.sprayed].filter((status) => !allowed.includes(status));
  const [owner, neighbor, signUps] = [seen.owner, seen.neighbor, seen.signUps].map(countIn);
  return judge({
    figures:
      `${seen.guesses.length} guesses at one account and ${seen.sprayed.length} accounts tried from one network, ${compared} of which had their password compared; ` +
      `the owner's device signed in ${owner} of ${seen.owner.length} times, a neighbor ${neighbor} of ${seen.neighbor.length}, ${signUps} of ${seen.signUps.length} people signed up`,
    faults: [
      ...tooFew('guesses', seen.guesses.length, min.guesses),
      ...tooFew('accounts tried', seen.sprayed.length, min.sprayed),
      ...tooFew('sign-ins of the owner', seen.owner.length, min.owner),
      ...tooFew('sign-ins of a neighbor', seen.neighbor.length, 1),
      ...tooFew('sign-ups', seen.signUps.length, min.signUps),
      ...refusalsOf("the owner's device", seen.owner),
      ...refusalsOf('the neighbor', seen.neighbor),
      ...refusalsOf('a sign-up', seen.signUps),
      ...strangersIn.map((status) => `a stranger was answered ${status}`),
      ...(compared > maxSprayed
        ? [`${compared} accounts were tried from one network; ${maxSprayed} are allowed`]
        : []),
    ],
  });
}

function countIn(statuses: readonly number[]): number {
  return statuses.filter(isIn).length;
}

function isIn(status: number): boolean {
  return status < 300;
}

function refusalsOf(whom: string, statuses: readonly number[]): string[] {
  return statuses.filter((status) => !isIn(status)).map((status) => `${whom} was answered ${status}`);
}
