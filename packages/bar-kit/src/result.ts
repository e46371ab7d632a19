import type { Measured, Size } from './bar.ts';

/** One line of the table: a target's, or additional information. */
export type Result = { id: string; title: string; asked: string; measured: Measured; seconds: number };

/** Only the full size can state that the targets are met. */
export function verdictOf(results: readonly Result[], size: Size): string {
  const count = `${countMet(results)} of ${results.length}`;
  return size === 'full' ? `${count} bars met` : `${count} short checks passed`;
}

export function countMet(results: readonly Result[]): number {
  return results.filter(({ measured }) => measured.met).length;
}

/** The ids and titles of the targets that were not met. */
export function missedIn(results: readonly Result[]): string[] {
  return namesOf(results.filter(({ measured }) => !measured.met));
}

/** The ids and titles of the targets that an error ended without figures. */
export function brokenOffIn(results: readonly Result[]): string[] {
  return namesOf(results.filter(({ measured }) => measured.brokeOff));
}

function namesOf(results: readonly Result[]): string[] {
  return results.map(({ id, title }) => `${id} ${title}`);
}
