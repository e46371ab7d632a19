import { cpuOf, perSecondOf } from '../measure/rate.ts';
import type { Rate } from '../measure/rate.ts';
import { spreadOf } from '../measure/spread.ts';
import type { Spread } from '../measure/spread.ts';

/** "4,713 (4,650 to 4,790)": the median, the minimum and the maximum. */
export function formatSpread({ min, median, max }: Spread, digits = 0): string {
  const [low, middle, high] = [min, median, max].map((value) => formatNumber(value, digits));
  return `${middle} (${low} to ${high})`;
}

export function formatRates(name: string, rates: readonly Rate[]): string {
  const perSecond = formatSpread(spreadOf(rates.map(perSecondOf)));
  const cpu = formatSpread(spreadOf(rates.map(cpuOf)), 1);
  return `${name}: ${perSecond} requests a second, ${cpu} µs of CPU each`;
}

function formatNumber(value: number, digits: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
