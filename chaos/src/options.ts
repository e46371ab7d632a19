import { refusal } from '@marquee/local/refusal';

import type { Bar, Size } from './bars/bar.ts';

/** `goOn`: what was met before, with the same product, is not measured again. */
export type Options = { size: Size; only: readonly string[]; goOn: boolean };

/** `full`, `--go-on`, `--only R1,R9` */
export function readOptions(args: readonly string[]): Options {
  const at = args.indexOf('--only');
  const only = at < 0 ? [] : (args[at + 1] ?? '').split(',').filter((id) => id !== '');
  const known = ['full', '--go-on', '--only', ...(at < 0 ? [] : [args[at + 1]])];
  const unknown = args.find((arg) => !known.includes(arg));
  const size = args.includes('full') ? 'full' : 'short';
  const goOn = args.includes('--go-on');
  if (unknown !== undefined || (at >= 0 && only.length === 0) || (goOn && size === 'short')) {
    throw refusal('Usage: chaos [full [--go-on]] [--only R1,R9]');
  }
  return { size, only, goOn };
}

export type Bars = Record<Size, readonly Bar[]>;

/** Those named, of all there are; else those of the size. */
export function chosenBars(bars: Bars, { size, only }: Pick<Options, 'size' | 'only'>): readonly Bar[] {
  const unknown = only.find((id) => bars.full.every((bar) => bar.id !== id));
  if (unknown !== undefined) {
    throw refusal(`There is no bar ${unknown}; there are ${bars.full.map(({ id }) => id).join(', ')}.`);
  }
  return only.length === 0 ? bars[size] : bars.full.filter(({ id }) => only.includes(id));
}
