import type { Spread } from '../src/measure/spread.ts';

/** What was the same in every round. */
export function always(value: number): Spread {
  return { least: value, median: value, most: value };
}
