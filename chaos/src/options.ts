import { refusal } from '@marquee/local/refusal';

import type { Bar, Size } from './bars/bar.ts';

export type Options = { size: Size; only: readonly string[] };

/** `full`, `--only R1,R9` */
export function readOptions(args: readonly string[]): Options {
  const at = args.indexOf('--only');
  const only = at < 0 ? [] : (args[at + 1] ?? '').split(',').filter((id) => id !== '');
  const known = ['full', '--only', ...(at < 0 ? [] : [args[at + 1]])];
  const unknown = args.find((arg) => !known.includes(arg));
  if (unknown !== undefined || (at >= 0 && only.length === 0)) {
    throw refusal('Usage: chaos [full] [--only R1,R9]');
  }
  return { size: args.includes('full') ? 'full' : 'short', only };
}

export type Bars = Record<Size, readonly Bar[]>;

/** Those named, of all there are; else those of the size. */
export function chosenBars(bars: Bars, { size, only }: Options): readonly Bar[] {
  const unknown = only.find((id) => bars.full.every((bar) => bar.id !== id));
  if (unknown !== undefined) {
    throw refusal(`There is no bar ${unknown}; there are ${bars.full.map(({ id }) => id).join(', ')}.`);
  }
  return only.length === 0 ? bars[size] : bars.full.filter(({ id }) => only.includes(id));
}
