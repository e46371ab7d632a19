import type { Cause } from '../messaging/message.ts';
import { DomainError } from '../domain-error.ts';
import type { Aggregate } from './aggregate-document.ts';
import type { AggregateStore } from './aggregate-store.ts';
import type { Commit } from './aggregate-writes.ts';
import { conflictCodeSuffix } from './retry-on-conflict.ts';

/** A fact, with the state before it (null: the fact creates the aggregate) and after it. */
export type Step<State, Fact> = { fact: Fact; before: State | null; after: State };

/** The steps of a change, of which there is at least one. */
export type Steps<State, Fact> = readonly [Step<State, Fact>, ...Step<State, Fact>[]];

/** What is stored with the change. `state` replaces the evolved state, `cause` that of the command. */
type Recorded<State, Entry> = Omit<Commit<Entry>, 'cause' | 'at'> & { state?: State; cause?: Cause };

/** How the aggregates of one kind change. */
export type AggregateKind<State extends Aggregate, Fact, Entry> = {
  /** The name of their store. */
  name: string;
  /** Their name in the message about a stale write; `name` if absent. */
  label?: string;
  store: Pick<AggregateStore<State, Entry>, 'get' | 'insert' | 'save'>;
  /** Loads the aggregate; version 0 if none is stored yet. If absent, such an aggregate is not found. */
  load?: (id: string) => Promise<State>;
  evolve: (state: State, fact: Fact, at: Date) => State;
  /** Returns the history entries and messages of a change. Runs only if something changes. */
  record: (steps: Steps<State, Fact>, at: Date) => Recorded<State, Entry> | Promise<Recorded<State, Entry>>;
  now: () => Date;
};

type StateWithFact<State, Fact> = { state: State; fact: Fact; cause: Cause };

/**
 * Applies one fact to a state that the caller has loaded, and saves it. For a change in the middle of a longer operation; `handleCommand`
 * makes all others. Returns the resulting state. Throws DomainError `<name>_was_changed` if the stored state has changed since.
 */
export async function saveFact<State extends Aggregate, Fact, Entry>(
  kind: AggregateKind<State, Fact, Entry>,
  { state, fact, cause }: StateWithFact<State, Fact>,
): Promise<State> {
  const at = kind.now();
  return saveSteps(kind, [{ fact, before: state, after: kind.evolve(state, fact, at) }], { cause, at });
}

/** Inserts a new aggregate with the fact that created it. Returns the outcome of the store's `insert`. */
export async function insertWithFact<State extends Aggregate, Fact, Entry>(
  { store, record, now }: AggregateKind<State, Fact, Entry>,
  { state, fact, cause }: StateWithFact<State, Fact>,
): Promise<Awaited<ReturnType<typeof store.insert>>> {
  const at = now();
  const { state: complete = state, ...recorded } = await record([{ fact, before: null, after: state }], at);
  return store.insert(complete, { cause, ...recorded, at });
}

/** Saves the state after the last step; inserts it if it is not stored yet. Throws a conflict if another writer was faster. */
export async function saveSteps<State extends Aggregate, Fact, Entry>(
  { name, store, record }: AggregateKind<State, Fact, Entry>,
  steps: Steps<State, Fact>,
  { cause, at }: { cause: Cause; at: Date },
): Promise<State> {
  const { state = lastOf(steps).after, ...recorded } = await record(steps, at);
  const commit: Commit<Entry> = { cause, ...recorded, at };
  if (state.version > 0) {
    return store.save(state, commit);
  }
  if ((await store.insert(state, commit)) !== 'inserted') {
    throw new DomainError('conflict', `${name}${conflictCodeSuffix}`, `This ${name} has just been changed.`);
  }
  return { ...state, version: 1 };
}

export function lastOf<State, Fact>(steps: Steps<State, Fact>): Step<State, Fact> {
  return steps.at(-1) ?? steps[0];
}
