/** `interaction`: number that all events of one interaction share; 0 for none. `milliseconds`: time from `at` until the next paint. */
export type Input = { interaction: number; name: string; at: number; milliseconds: number };

/** A user's action, and when it began. */
export type UserAction = { name: string; from: number };

/** `milliseconds`: 0 if every interaction was too fast for the browser to report. */
export type SlowestInteraction = { action: string; milliseconds: number };

/** Returns the slowest interaction, which is the INP of a page with fewer than fifty interactions. */
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
  return actions.findLast(({ from }) => from <= at)?.name ?? 'before the first action';
}
