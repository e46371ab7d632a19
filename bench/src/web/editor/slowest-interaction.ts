/** `interaction`: events of one press have the same; 0 is no interaction. `at` and `milliseconds` until it was painted. */
export type Input = { interaction: number; name: string; at: number; milliseconds: number };

/** What somebody did, from when on. */
export type Act = { name: string; from: number };

/** 0 milliseconds: each was painted sooner than the browser tells of. */
export type Slowest = { act: string; milliseconds: number };

/** Fewer than fifty were made, so that the slowest is what INP says. */
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
