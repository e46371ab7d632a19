import type { Spread } from '../src/measure/spread.ts';

/** A spread without variation. */
export function always(value: number): Spread {
  return { min: value, median: value, max: value };
}
