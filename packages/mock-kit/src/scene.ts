import type { CurrentUser } from '@marquee/contracts/accounts';
import type { Operation } from '@marquee/contracts/operation';
import type { z } from 'zod';

type Part<Op, Key extends string> =
  Op extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** A call as its service would get it, and all there is when it arrives. `user` null: nobody is signed in. */
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

/** What one operation does to the world, and what it answers. Pure: the world is replaced, never changed. */
export type Scene<World> = {
  operation: Operation;
  play: (asked: Asked<World, Operation>) => { world: World; answer: unknown };
};

/** Somebody to be: `user` is who the mocked session belongs to, or null for nobody. */
export type Person<World> = { id: string; label: string; user: (world: World) => CurrentUser | null };

/** What a remote that stands alone is played before. A world is JSON: it is kept in the tab. */
export type Scenario<World> = {
  /** The first one is who one is at first. */
  people: readonly [Person<World>, ...Person<World>[]];
  /** What there is at first, with days counted from `now`, so that no date goes stale. */
  begin: (now: Date) => World;
  /** What has no scene is answered with what its contract allows. */
  scenes: readonly Scene<World>[];
};

/** How scenes of one world are written down. */
export function scenesOf<World>() {
  /** Answers what is there; a list gives all of its rows, and is paged. */
  function read<const Op extends Operation>(
    operation: Op,
    answer: (asked: Asked<World, Op>) => Answer<Op>,
  ): Scene<World> {
    return write(operation, (asked) => ({ world: asked.world, answer: answer(asked) }));
  }

  /** Answers, and leaves another world behind. */
  function write<const Op extends Operation>(
    operation: Op,
    play: (asked: Asked<World, Op>) => Outcome<World, Op>,
  ): Scene<World> {
    return { operation, play };
  }

  return { read, write };
}
