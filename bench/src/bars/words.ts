import { cpuOf, perSecondOf } from '../measure/rate.ts';
import type { Rate } from '../measure/rate.ts';
import { spreadOf } from '../measure/spread.ts';
import type { Spread } from '../measure/spread.ts';

/** "4,713 (4,650 to 4,790)": the median, the minimum and the maximum. */
export function told({ least, median, most }: Spread, digits = 0): string {
  const [low, middle, high] = [least, median, most].map((value) => rounded(value, digits));
  return `${middle} (${low} to ${high})`;
}

export function rateTold(name: string, rates: readonly Rate[]): string {
  const perSecond = told(spreadOf(rates.map(perSecondOf)));
  const cpu = told(spreadOf(rates.map(cpuOf)), 1);
  return `${name}: ${perSecond} requests a second, ${cpu} µs of CPU each`;
}

function rounded(value: number, digits: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
