import type { Cause } from '../messaging/message.ts';
import type { Aggregate } from './aggregate-document.ts';
import { lastOf, saveSteps } from './aggregate-kind.ts';
import type { AggregateKind, Steps } from './aggregate-kind.ts';
import { decideIfFresh } from './decide-if-fresh.ts';
import type { Basis } from './decide-if-fresh.ts';
import { retryOnConflict } from './retry-on-conflict.ts';

/** Decides what a command changes: the fact, or null if nothing changes, as for a repeated command. Throws a DomainError to refuse. */
export type Decision<State, Fact> = (state: State, at: Date) => Fact | null | Promise<Fact | null>;

export type Command<State extends Aggregate, Fact> = {
  id: string;
  /** Fields that identify the aggregate's required owner; for another owner the aggregate is not found. */
  owner?: Partial<State>;
  /** Run in order, each on the result of the previous one. If one throws, nothing is saved. */
  decisions: readonly Decision<State, Fact>[];
  /** The revision that the caller has read. */
  basis?: Basis<State> | undefined;
  /** Runs before a change is saved, and may reject it. Does not run if nothing changes. */
  beforeSave?: (() => Promise<void>) | undefined;
  cause: Cause;
};

/**
 * Changes one aggregate: loads it, decides, evolves it by each fact, and saves state, history and messages in one write. After a concurrent
 * change, starts again with the current state. Returns the resulting state, changed or not. Throws DomainError `<name>_not_found`,
 * `stale_write` if the caller has read another revision and the command would change something or is refused, `<name>_was_changed` after
 * five lost races, and whatever a decision throws.
 */
export async function handleCommand<State extends Aggregate, Fact, Entry>(
  kind: AggregateKind<State, Fact, Entry>,
  command: Command<State, Fact>,
): Promise<State> {
  const { name, label = name, store, load, now } = kind;
  const { id, owner, basis, beforeSave, cause } = command;
  return retryOnConflict(name, async () => {
    const at = now();
    const state = load === undefined ? await store.get(id, owner) : await load(id);
    const decide = () => stepsOf(kind, command.decisions, { state, at });
    const steps = await decideIfFresh({ name: label, state, basis, decide });
    if (steps === null) {
      return state;
    }
    await beforeSave?.();
    return saveSteps(kind, steps, { cause, at });
  });
}

async function stepsOf<State extends Aggregate, Fact, Entry>(
  { evolve }: Pick<AggregateKind<State, Fact, Entry>, 'evolve'>,
  decisions: readonly Decision<State, Fact>[],
  { state, at }: { state: State; at: Date },
): Promise<Steps<State, Fact> | null> {
  let steps: Steps<State, Fact> | null = null;
  for (const decide of decisions) {
    const before: State = steps === null ? state : lastOf(steps).after;
    const fact = await decide(before, at);
    if (fact !== null) {
      const step = { fact, before, after: evolve(before, fact, at) };
      steps = steps === null ? [step] : [...steps, step];
    }
  }
  return steps;
}
