import type { Bar, Bars, Size } from './bar.ts';

/** `goOn`: reuse earlier results of the same product that passed. */
export type Options = { size: Size; only: readonly string[]; goOn: boolean };

/** Command-line conventions of a harness: its default size and its usage text. */
export type Manner = { unnamed: Size; usage: string };

/** `full` or `short`, whichever is not the default, `--go-on`, `--only R1,R9` */
export function readOptions(args: readonly string[], { unnamed, usage }: Manner): Options {
  const other = unnamed === 'full' ? 'short' : 'full';
  const at = args.indexOf('--only');
  const only = at < 0 ? [] : (args[at + 1] ?? '').split(',').filter((id) => id !== '');
  const known = [other, '--go-on', '--only', ...(at < 0 ? [] : [args[at + 1]])];
  const unknown = args.find((arg) => !known.includes(arg));
  const size = args.includes(other) ? other : unnamed;
  const goOn = args.includes('--go-on');
  if (unknown !== undefined || (at >= 0 && only.length === 0) || (goOn && size === 'short')) {
    throw new Error(`Usage: ${usage}`);
  }
  return { size, only, goOn };
}

/** The named targets; without names, those of the size. */
export function chosenBars<Setting>(
  bars: Bars<Setting>,
  { size, only }: Pick<Options, 'size' | 'only'>,
): readonly Bar<Setting>[] {
  const unknown = only.find((id) => bars.full.every((bar) => bar.id !== id));
  if (unknown !== undefined) {
    throw new Error(`There is no bar ${unknown}; there are ${bars.full.map(({ id }) => id).join(', ')}.`);
  }
  return only.length === 0 ? bars[size] : bars.full.filter(({ id }) => only.includes(id));
}
