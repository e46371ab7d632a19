import type { Rule } from './rules-beyond-description.ts';

/** How often each status was answered, by the name of the operation. */
export type Answers = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** The share of a role's operations that must have succeeded at least once: a run that is refused everywhere shows nothing. */
export const leastShare = 0.5;

/** What the role may call, and how much of it succeeded. */
export type Reach = { called: readonly string[]; succeeded: readonly string[] };

/** Of these operations those that were called, and those that have answered with success. */
export function reachOf(answers: Answers, operations: readonly string[]): Reach {
  return {
    called: operations.filter((name) => answers.has(name)),
    succeeded: operations.filter((name) => [...(answers.get(name)?.keys() ?? [])].some(isSuccess)),
  };
}

/** A navigation succeeds with a redirect. */
function isSuccess(status: number): boolean {
  return status >= 200 && status < 400;
}

/** Why the reach of a role is too small, as sentences; none: it is large enough. */
export function faultsOfReach({ called, succeeded }: Reach, operations: readonly string[]): string[] {
  const share = succeeded.length / operations.length;
  return [
    ...(called.length < operations.length ? [`not called: ${missingFrom(called, operations)}`] : []),
    ...(share < leastShare
      ? [`${percent(share)} of its operations succeeded, at least ${percent(leastShare)} are needed`]
      : []),
  ];
}

function missingFrom(found: readonly string[], wanted: readonly string[]): string {
  return wanted.filter((name) => !found.includes(name)).join(', ');
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Rules that no answer of any role has needed, as sentences: one that no run needs is a line to be removed. */
export function unneededRules(rules: readonly Rule[], answers: readonly Answers[]): string[] {
  return rules
    .filter(({ operation, status }) => !answers.some((one) => one.get(operation)?.has(status) === true))
    .map(({ operation, status }) => `no ${status} of ${operation} was answered: its rule was not needed`);
}
