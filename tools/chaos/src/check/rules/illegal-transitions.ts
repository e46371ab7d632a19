/** Maps a status and a step to the next status. Any other transition is illegal. */
export type Transitions<Status extends string> = Readonly<Record<string, Readonly<Record<string, Status>>>>;

type HistoryStep = { step: string; status: string };

/** The illegal transitions in a history. */
export function illegalTransitions<Status extends string>(
  transitions: Transitions<Status>,
  history: readonly HistoryStep[],
): string[] {
  const [first, ...rest] = history;
  if (first?.step !== 'created' || first.status !== transitions['']?.created) {
    return [`its history begins with ${first?.step ?? 'nothing'}`];
  }
  return rest.flatMap(({ step, status }, index) => {
    const before = history[index]?.status ?? '';
    const next = transitions[before]?.[step];
    return next === status ? [] : [`${step} changed the status from ${before} to ${status}`];
  });
}
