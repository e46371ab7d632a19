import { setTimeout as wait } from 'node:timers/promises';

import type { Problem } from '@marquee/contracts/problem';

import type { Random } from '../../load/random.ts';
import type { InProcessServices } from '../in-process-services.ts';
import { contenders, createParticipants } from './create-participants.ts';

/** The response to one participant. */
export type RaceAnswer = { status: number; problem: Problem };

export type Race = {
  name: string;
  /** The actions, each of which can win; empty where all participants run the same action. */
  sides: readonly string[];
  /** Runs one round. */
  round: (services: InProcessServices, random: Random) => Promise<Round>;
};

/** `broken`: violated promises. `winner`: the side that won. */
export type Round = { broken: string[]; winner?: string };

/** Twenty calls at once, half of them of each action, in a seeded order. */
export async function atOnce<First, Second>(
  random: Random,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<{ first: First[]; second: Second[] }> {
  const answers = { first: [] as First[], second: [] as Second[] };
  await Promise.all(
    createParticipants(random, contenders).map(async ({ side, afterMs }) => {
      if (afterMs > 0) {
        await wait(afterMs);
      }
      if (side === 'first') {
        answers.first.push(await first());
      } else {
        answers.second.push(await second());
      }
    }),
  );
  return answers;
}

/** Returns the names of the violated promises. */
export function broken(promises: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(promises).flatMap(([promise, isKept]) => (isKept ? [] : [promise]));
}

/** Every rejection has a code and a message, and no answer is a server error. */
export function refusedClearly(answers: readonly RaceAnswer[]): boolean {
  return answers
    .filter(({ status }) => status >= 300)
    .every(
      ({ status, problem }) =>
        [404, 409, 422].includes(status) && problem.code !== '' && problem.message !== '',
    );
}

export function won(answers: readonly RaceAnswer[]): number {
  return answers.filter(({ status }) => status < 300).length;
}
