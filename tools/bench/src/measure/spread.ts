/** The spread of a figure over several rounds. */
export type Spread = { min: number; median: number; max: number };

/** Throws a RangeError if there are no values. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const [min] = sorted;
  const max = sorted.at(-1);
  if (min === undefined || max === undefined) {
    throw new RangeError('Nothing was measured.');
  }
  return { min, median: medianOf(sorted), max };
}

/**
 * The spread of the ratios of the rounds. A slow phase of the machine affects both values of a round, so it does not change the ratio.
 * Throws a RangeError if the lists have different lengths or are empty.
 */
export function ratioOf(ones: readonly number[], others: readonly number[]): Spread {
  if (ones.length !== others.length) {
    throw new RangeError('A ratio needs both in every round.');
  }
  return spreadOf(ones.map((one, round) => one / (others[round] ?? Number.NaN)));
}

function medianOf(sorted: readonly number[]): number {
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}
