import { setTimeout as wait } from 'node:timers/promises';

import type { Problem } from '@marquee/contracts/problem';

import type { Random } from '../../load/random.ts';
import type { ServicesTogether } from '../services-together.ts';
import { contenders, lineUp } from './line-up.ts';

/** What one of those who raced was told. */
export type RaceAnswer = { status: number; problem: Problem };

export type Race = {
  name: string;
  /** The acts, each of which can come first; none where all ask for the same. */
  sides: readonly string[];
  /** Runs it once. */
  round: (services: ServicesTogether, random: Random) => Promise<Round>;
};

/** `broken`: what is wrong with how it ended. `winner`: the side that came first. */
export type Round = { broken: string[]; winner?: string };

/** Twenty at once, half of them the one act and half the other, in an order of the seed's. */
export async function atOnce<First, Second>(
  random: Random,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<{ first: First[]; second: Second[] }> {
  const answers = { first: [] as First[], second: [] as Second[] };
  await Promise.all(
    lineUp(random, contenders).map(async ({ side, afterMs }) => {
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

/** Of a list of promises, those that are broken. */
export function broken(promises: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(promises).flatMap(([promise, isKept]) => (isKept ? [] : [promise]));
}

/** Whoever is refused is told why, by a code and a sentence; nothing of ours has failed. */
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
