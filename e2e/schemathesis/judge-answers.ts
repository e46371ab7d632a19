import type { Rule } from './rules-beyond-description.ts';

/** The number of answers with each status, by the name of the operation. */
export type Answers = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** The minimum share of a role's operations that succeed at least once. A run in which every call is rejected would test nothing. */
export const minShare = 0.5;

/** The operations of a role that were called, and those of them that succeeded. */
export type Coverage = { called: readonly string[]; succeeded: readonly string[] };

/** Which of these operations were called, and which answered with success. */
export function coverageOf(answers: Answers, operations: readonly string[]): Coverage {
  return {
    called: operations.filter((name) => answers.has(name)),
    succeeded: operations.filter((name) => [...(answers.get(name)?.keys() ?? [])].some(isSuccess)),
  };
}

/** Navigations succeed with a redirect. */
function isSuccess(status: number): boolean {
  return status >= 200 && status < 400;
}

/** The reasons why a role's coverage is insufficient, as sentences; empty if it is sufficient. */
export function coverageFaults({ called, succeeded }: Coverage, operations: readonly string[]): string[] {
  const share = succeeded.length / operations.length;
  return [
    ...(called.length < operations.length ? [`not called: ${missingFrom(called, operations)}`] : []),
    ...(share < minShare
      ? [`${percent(share)} of its operations succeeded, at least ${percent(minShare)} are needed`]
      : []),
  ];
}

function missingFrom(found: readonly string[], wanted: readonly string[]): string {
  return wanted.filter((name) => !found.includes(name)).join(', ');
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** The rules whose status no operation has answered to any role, as sentences. Such rules may be unnecessary. */
export function unneededRules(rules: readonly Rule[], answers: readonly Answers[]): string[] {
  return rules
    .filter(({ operation, status }) => !answers.some((one) => one.get(operation)?.has(status) === true))
    .map(({ operation, status }) => `no ${status} of ${operation} was answered: its rule was not needed`);
}
