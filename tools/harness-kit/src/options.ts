import type { Gate, Gates, Size } from './gate.ts';

/** `only`: the ids of the gates to run; empty: all of the size. `goOn`: reuse results of the same product that passed earlier. */
export type Options = { size: Size; only: readonly string[]; goOn: boolean };

/** The default size of a harness, and the usage text that errors about arguments contain. */
export type HarnessCommand = { defaultSize: Size; usage: string };

/**
 * Parses `full` or `short`, `--go-on` and `--only R1,R9`. Throws an error with the usage for any other argument, for the default size, for
 * `--only` without a name, and for `--go-on` in a short run.
 */
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

/** The gates named in `only`; without names, the gates of the size. Throws for an unknown name. */
export function selectGates<Setting>(
  gates: Gates<Setting>,
  { size, only }: Pick<Options, 'size' | 'only'>,
): readonly Gate<Setting>[] {
  const unknown = only.find((id) => gates.full.every((gate) => gate.id !== id));
  if (unknown !== undefined) {
    throw new Error(`Unknown gate ${unknown}; the gates are ${gates.full.map(({ id }) => id).join(', ')}.`);
  }
  return only.length === 0 ? gates[size] : gates.full.filter(({ id }) => only.includes(id));
}
