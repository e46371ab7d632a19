/** The required status and the state afterwards; without `after` nothing changes. */
export type Outcome<State> = { answer: number; after?: State };

export type Rule = readonly [applies: boolean, answer: number];

/** The first rule that applies determines the answer, and nothing changes. If no rule applies, the action changes the state. */
export function step<State extends object>(
  state: State,
  rules: readonly Rule[],
  change: Partial<State>,
  done = 200,
): Outcome<State> {
  const applied = rules.find(([applies]) => applies);
  return applied === undefined ? { answer: done, after: { ...state, ...change } } : { answer: applied[1] };
}

export function changed<State>(all: State[], place: number, change: Partial<State>): State[] {
  return all.map((known, at) => (at === place ? { ...known, ...change } : known));
}
