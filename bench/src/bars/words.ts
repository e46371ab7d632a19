import type { Spread } from '../measure/spread.ts';

/** "4,713 (4,650 to 4,790)": the median, and both ends. */
export function told({ least, median, most }: Spread, digits = 0): string {
  const [low, middle, high] = [least, median, most].map((value) => rounded(value, digits));
  return `${middle} (${low} to ${high})`;
}

function rounded(value: number, digits: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
