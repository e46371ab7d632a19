/** `interaction`: events of one interaction share the number; 0 is none. `at`, and `milliseconds` until it was painted. */
export type Input = { interaction: number; name: string; at: number; milliseconds: number };

/** A user's action, and when it began. */
export type Act = { name: string; from: number };

/** 0 milliseconds: each was painted faster than the browser reports. */
export type Slowest = { act: string; milliseconds: number };

/** With fewer than fifty interactions, the slowest is the INP. */
export function slowestInteraction(inputs: readonly Input[], acts: readonly Act[]): Slowest {
  const none: Slowest = { act: 'none', milliseconds: 0 };
  return inputs
    .filter(({ interaction }) => interaction > 0)
    .reduce(
      (worst, { at, milliseconds }) =>
        milliseconds > worst.milliseconds ? { act: actAt(acts, at), milliseconds } : worst,
      none,
    );
}

function actAt(acts: readonly Act[], at: number): string {
  return acts.findLast(({ from }) => from <= at)?.name ?? 'before the first';
}
