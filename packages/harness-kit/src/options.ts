import type { Gate, Gates, Size } from './gate.ts';

/** `goOn`: reuse earlier results of the same product that passed. */
export type Options = { size: Size; only: readonly string[]; goOn: boolean };

/** Command-line conventions of a harness: its default size and its usage text. */
export type HarnessCommand = { defaultSize: Size; usage: string };

/** `full` or `short`, whichever is not the default, `--go-on`, `--only R1,R9` */
export function readOptions(args: readonly string[], { defaultSize, usage }: HarnessCommand): Options {
  const other = defaultSize === 'full' ? 'short' : 'full';
  const at = args.indexOf('--only');
  const only = at < 0 ? [] : (args[at + 1] ?? '').split(',').filter((id) => id !== '');
  const known = [other, '--go-on', '--only', ...(at < 0 ? [] : [args[at + 1]])];
  const unknown = args.find((arg) => !known.includes(arg));
  const size = args.includes(other) ? other : defaultSize;
  const goOn = args.includes('--go-on');
  if (unknown !== undefined || (at >= 0 && only.length === 0) || (goOn && size === 'short')) {
    throw new Error(`Usage: ${usage}`);
  }
  return { size, only, goOn };
}

/** The named targets; without names, those of the size. */
export function selectGates<Setting>(
  gates: Gates<Setting>,
  { size, only }: Pick<Options, 'size' | 'only'>,
): readonly Gate<Setting>[] {
  const unknown = only.find((id) => gates.full.every((gate) => gate.id !== id));
  if (unknown !== undefined) {
    throw new Error(`There is no gate ${unknown}; there are ${gates.full.map(({ id }) => id).join(', ')}.`);
  }
  return only.length === 0 ? gates[size] : gates.full.filter(({ id }) => only.includes(id));
}
