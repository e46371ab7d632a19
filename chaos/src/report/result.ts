import type { Bar, Measured } from '../bars/bar.ts';

export type Result = { bar: Bar; measured: Measured; seconds: number };

export function verdictOf(results: readonly Result[]): string {
  const met = results.filter(({ measured }) => measured.met).length;
  return `${met} of ${results.length} bars met`;
}
