import type { CurrentUser } from '@marquee/contracts/accounts';
import type { Operation } from '@marquee/contracts/operation';
import type { z } from 'zod';

type Part<Op, Key extends string> =
  Op extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** A call as its service would get it, with the current state. `user` null: nobody is signed in. */
export type MockCall<State, Op extends Operation> = {
  params: Part<Op, 'params'>;
  query: Part<Op, 'query'>;
  body: Part<Op, 'body'>;
  state: State;
  user: CurrentUser | null;
  now: Date;
};

type Answer<Op extends Operation> = z.input<Op['response']>;
type Outcome<State, Op extends Operation> = { state: State; answer: Answer<Op> };

/** The effect of one operation on the state, and its answer. Pure: returns a new state, never mutates it. */
export type Scene<State> = {
  operation: Operation;
  resolve: (call: MockCall<State, Operation>) => { state: State; answer: unknown };
};

/** A selectable person: `user` is the mocked session's, or null without a session. */
export type Person<State> = { id: string; label: string; user: (state: State) => CurrentUser | null };

/** The data and behavior of the mocks for a remote that runs alone. The state is JSON: it is stored in the tab. */
export type Scenario<State> = {
  /** The first one is selected at the start. */
  people: readonly [Person<State>, ...Person<State>[]];
  /** The initial state, with days counted from `now`, so that no date goes stale. */
  createInitialState: (now: Date) => State;
  /** Operations without a scene answer with sample data of their contract. */
  scenes: readonly Scene<State>[];
};

/** Helpers to write scenes for one type of state. */
export function scenesOf<State>() {
  /** A scene that only answers; for a list it returns all rows, which are then paged. */
  function read<const Op extends Operation>(
    operation: Op,
    answer: (call: MockCall<State, Op>) => Answer<Op>,
  ): Scene<State> {
    return write(operation, (call) => ({ state: call.state, answer: answer(call) }));
  }

  /** A scene that answers and changes the state. */
  function write<const Op extends Operation>(
    operation: Op,
    resolve: (call: MockCall<State, Op>) => Outcome<State, Op>,
  ): Scene<State> {
    return { operation, resolve };
  }

  return { read, write };
}
