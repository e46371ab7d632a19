import { dateIn, defaultTimeZone } from '@marquee/contracts/dates';

/** Storage for texts: `keptInTab` of the web kit. */
export type Keeper = {
  read: (key: string) => string | null;
  keep: (key: string, text: string) => boolean;
  forget: (key: string) => void;
};

/** The mock's state, which survives reloads until the tab closes or the day ends. */
export type Room<World> = {
  world: () => World;
  keep: (world: World) => void;
  /** The id of the chosen person, or null before a choice. */
  who: () => string | null;
  play: (personId: string) => void;
  /** Resets everything, including the chosen person. */
  beginAfresh: () => void;
};

type Furniture<World> = { name: string; keeper: Keeper; begin: (now: Date) => World; now: () => Date };
type Kept<World> = { day: string; world: World };

export function createRoom<World>({ name, keeper, begin, now }: Furniture<World>): Room<World> {
  const [worldKey, whoKey] = [`marquee.alone.${name}.world`, `marquee.alone.${name}.who`];
  /** The scenario counts its dates from this day, so they are stale on the next one. */
  const today = () => dateIn(defaultTimeZone, now());

  function keep(world: World): void {
    keeper.keep(worldKey, JSON.stringify({ day: today(), world } satisfies Kept<World>));
  }

  return {
    world() {
      const kept = JSON.parse(keeper.read(worldKey) ?? 'null') as Kept<World> | null;
      if (kept?.day === today()) {
        return kept.world;
      }
      const first = begin(now());
      keep(first);
      return first;
    },
    keep,
    who: () => keeper.read(whoKey),
    play(personId) {
      keeper.keep(whoKey, personId);
    },
    beginAfresh() {
      keeper.forget(worldKey);
      keeper.forget(whoKey);
    },
  };
}
