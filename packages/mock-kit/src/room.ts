import { dateIn, defaultTimeZone } from '@marquee/contracts/dates';

/** Where texts are kept: `keptInTab` of the web kit. */
export type Keeper = {
  read: (key: string) => string | null;
  keep: (key: string, text: string) => boolean;
  forget: (key: string) => void;
};

/** What is there now, over refreshes and until the tab is closed or the day ends. */
export type Room<World> = {
  world: () => World;
  keep: (world: World) => void;
  /** Who is played: the id of a person, or null where nobody was chosen yet. */
  who: () => string | null;
  play: (personId: string) => void;
  /** All is as it was at first, who is played too. */
  beginAfresh: () => void;
};

type Furniture<World> = { name: string; keeper: Keeper; begin: (now: Date) => World; now: () => Date };
type Kept<World> = { day: string; world: World };

export function createRoom<World>({ name, keeper, begin, now }: Furniture<World>): Room<World> {
  const [worldKey, whoKey] = [`marquee.alone.${name}.world`, `marquee.alone.${name}.who`];
  /** Its dates were counted from that day: on the next one they would be stale. */
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
