import type { Measured, Size } from './gate.ts';

/** One row of the result table: a gate, or additional information. */
export type Result = { id: string; title: string; target: string; measured: Measured; seconds: number };

/** The number of passed results as a sentence. Only a full run may state that gates passed. */
export function verdictOf(results: readonly Result[], size: Size): string {
  const count = `${countPassed(results)} of ${results.length}`;
  return size === 'full' ? `${count} gates passed` : `${count} short checks passed`;
}

export function countPassed(results: readonly Result[]): number {
  return results.filter(({ measured }) => measured.passed).length;
}

/** The ids and titles of the gates that did not pass. */
export function failedIn(results: readonly Result[]): string[] {
  return namesOf(results.filter(({ measured }) => !measured.passed));
}

/** The ids and titles of the gates that an error ended before they had figures. */
export function erroredIn(results: readonly Result[]): string[] {
  return namesOf(results.filter(({ measured }) => measured.errored));
}

function namesOf(results: readonly Result[]): string[] {
  return results.map(({ id, title }) => `${id} ${title}`);
}
