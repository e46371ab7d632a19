import { dateIn, defaultTimeZone } from '@marquee/contracts/dates';

/** Storage for texts by key, such as the session storage of a tab. `write` returns whether the text was stored. */
export type TextStorage = {
  read: (key: string) => string | null;
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
};

/** The state of the mocks. It survives reloads of the page, until the tab closes or the day ends. */
export type MockStore<State> = {
  state: () => State;
  save: (state: State) => void;
  /** The id of the chosen person, or null before a choice. */
  selectedPersonId: () => string | null;
  selectPerson: (personId: string) => void;
  /** Removes the state and the chosen person, so that both are as at the start. */
  reset: () => void;
};

type MockStoreOptions<State> = {
  name: string;
  storage: TextStorage;
  createInitialState: (now: Date) => State;
  now: () => Date;
};
type StoredState<State> = { day: string; world: State };

export function createMockStore<State>({
  name,
  storage,
  createInitialState,
  now,
}: MockStoreOptions<State>): MockStore<State> {
  const [stateKey, personKey] = [`marquee.alone.${name}.world`, `marquee.alone.${name}.who`];
  /** The day from which the scenario's dates are counted. The state of an earlier day is replaced, because its dates are stale. */
  const today = () => dateIn(defaultTimeZone, now());

  function save(state: State): void {
    storage.write(stateKey, JSON.stringify({ day: today(), world: state } satisfies StoredState<State>));
  }

  return {
    state() {
      const stored = JSON.parse(storage.read(stateKey) ?? 'null') as StoredState<State> | null;
      if (stored?.day === today()) {
        return stored.world;
      }
      const first = createInitialState(now());
      save(first);
      return first;
    },
    save,
    selectedPersonId: () => storage.read(personKey),
    selectPerson(personId) {
      storage.write(personKey, personId);
    },
    reset() {
      storage.remove(stateKey);
      storage.remove(personKey);
    },
  };
}
