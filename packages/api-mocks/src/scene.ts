import type { CurrentUser } from '@marquee/contracts/accounts';
import type { Operation } from '@marquee/contracts/operation';
import type { z } from 'zod';

type Part<Op, Key extends string> =
  Op extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** A call with its parsed input, and the current state. `user`: null if nobody is signed in. */
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

/** The answer of one operation, and its effect on the state. `resolve` never mutates the given state: it returns the next state. */
export type Scene<State> = {
  operation: Operation;
  resolve: (call: MockCall<State, Operation>) => { state: State; answer: unknown };
};

/** A person whom the developer can choose. `user`: the user of the mocked session; null without a session. */
export type Person<State> = { id: string; label: string; user: (state: State) => CurrentUser | null };

/** The data and behavior of the mocks for a remote that runs alone. The state must be JSON, because it is stored in the tab. */
export type Scenario<State> = {
  /** The first person is chosen at the start. */
  people: readonly [Person<State>, ...Person<State>[]];
  /** Returns the initial state. Its dates are counted from `now`, so that none of them becomes stale. */
  createInitialState: (now: Date) => State;
  /**
   * The scenes of some operations. Any other operation changes nothing, and answers with the record that its path names or with sample data
   * of its contract.
   */
  scenes: readonly Scene<State>[];
};

/** Helpers to write scenes for one type of state. */
export function scenesOf<State>() {
  /** A scene that only answers. For a list, `answer` returns all rows; the mock API divides them into pages. */
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
