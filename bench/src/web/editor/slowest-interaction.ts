/** `interaction`: events of one interaction share the number; 0 is none. `at`, and `milliseconds` until it was painted. */
export type Input = { interaction: number; name: string; at: number; milliseconds: number };

/** A user's action, and when it began. */
export type UserAction = { name: string; from: number };

/** 0 milliseconds: each was painted faster than the browser reports. */
export type SlowestInteraction = { action: string; milliseconds: number };

/** With fewer than fifty interactions, the slowest is the INP. */
export function slowestInteraction(
  inputs: readonly Input[],
  actions: readonly UserAction[],
): SlowestInteraction {
  const none: SlowestInteraction = { action: 'none', milliseconds: 0 };
  return inputs
    .filter(({ interaction }) => interaction > 0)
    .reduce(
      (worst, { at, milliseconds }) =>
        milliseconds > worst.milliseconds ? { action: actionAt(actions, at), milliseconds } : worst,
      none,
    );
}

function actionAt(actions: readonly UserAction[], at: number): string {
  return actions.findLast(({ from }) => from <= at)?.name ?? 'before the first';
}
