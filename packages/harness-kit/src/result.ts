import type { Measured, Size } from './gate.ts';

/** One line of the table: a target's, or additional information. */
export type Result = { id: string; title: string; target: string; measured: Measured; seconds: number };

/** Only the full size can state that the gates passed. */
export function verdictOf(results: readonly Result[], size: Size): string {
  const count = `${countPassed(results)} of ${results.length}`;
  return size === 'full' ? `${count} gates passed` : `${count} short checks passed`;
}

export function countPassed(results: readonly Result[]): number {
  return results.filter(({ measured }) => measured.passed).length;
}

/** The ids and titles of the targets that were not met. */
export function failedIn(results: readonly Result[]): string[] {
  return namesOf(results.filter(({ measured }) => !measured.passed));
}

/** The ids and titles of the targets that an error ended without figures. */
export function erroredIn(results: readonly Result[]): string[] {
  return namesOf(results.filter(({ measured }) => measured.errored));
}

function namesOf(results: readonly Result[]): string[] {
  return results.map(({ id, title }) => `${id} ${title}`);
}
