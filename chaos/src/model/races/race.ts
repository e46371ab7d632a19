import type { Problem } from '@marquee/contracts/problem';

import type { ServicesTogether } from '../services-together.ts';

/** What one of those who raced was told. */
export type RaceAnswer = { status: number; problem: Problem };

export const contenders = 20;

export type Race = {
  name: string;
  /** Runs it once; resolves to what is wrong with how it ended. */
  round: (services: ServicesTogether) => Promise<string[]>;
};

/** Twenty at once, half of them the one act and half the other, taking turns. */
export async function atOnce<First, Second>(
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<{ first: First[]; second: Second[] }> {
  const pairs = await Promise.all(
    Array.from({ length: contenders / 2 }, () => Promise.all([first(), second()])),
  );
  return { first: pairs.map(([answer]) => answer), second: pairs.map(([, answer]) => answer) };
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
