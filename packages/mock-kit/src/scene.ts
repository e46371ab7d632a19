import type { CurrentUser } from '@marquee/contracts/accounts';
import type { Operation } from '@marquee/contracts/operation';
import type { z } from 'zod';

type Part<Op, Key extends string> =
  Op extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** A call as its service would get it, with the current world. `user` null: nobody is signed in. */
export type Asked<World, Op extends Operation> = {
  params: Part<Op, 'params'>;
  query: Part<Op, 'query'>;
  body: Part<Op, 'body'>;
  world: World;
  user: CurrentUser | null;
  now: Date;
};

type Answer<Op extends Operation> = z.input<Op['response']>;
type Outcome<World, Op extends Operation> = { world: World; answer: Answer<Op> };

/** The effect of one operation on the world, and its answer. Pure: replaces the world, never changes it. */
export type Scene<World> = {
  operation: Operation;
  play: (asked: Asked<World, Operation>) => { world: World; answer: unknown };
};

/** A selectable person: `user` is the mocked session's, or null without a session. */
export type Person<World> = { id: string; label: string; user: (world: World) => CurrentUser | null };

/** The data and behavior of the mocks for a remote that runs alone. A world is JSON: it is stored in the tab. */
export type Scenario<World> = {
  /** The first one is selected at the start. */
  people: readonly [Person<World>, ...Person<World>[]];
  /** The initial world, with days counted from `now`, so that no date goes stale. */
  begin: (now: Date) => World;
  /** Operations without a scene answer with sample data of their contract. */
  scenes: readonly Scene<World>[];
};

/** Helpers to write scenes of one world. */
export function scenesOf<World>() {
  /** A scene that only answers; for a list it returns all rows, which are then paged. */
  function read<const Op extends Operation>(
    operation: Op,
    answer: (asked: Asked<World, Op>) => Answer<Op>,
  ): Scene<World> {
    return write(operation, (asked) => ({ world: asked.world, answer: answer(asked) }));
  }

  /** A scene that answers and changes the world. */
  function write<const Op extends Operation>(
    operation: Op,
    play: (asked: Asked<World, Op>) => Outcome<World, Op>,
  ): Scene<World> {
    return { operation, play };
  }

  return { read, write };
}
