import type { Account } from './accounts/account.ts';
import { noSuch } from './http/stripe-refusal.ts';
import type { Kind, Kinds, Kept } from './kinds.ts';
import type { Store } from './store/store.ts';
import type { EventType } from './webhooks/stripe-event.ts';
import { recordEvent } from './webhooks/record-event.ts';

/** The records that a call reads and changes: the platform's, or those of one connected account. Times are in seconds. */
export type World = {
  account: string | null;
  find: <K extends Kind>(kind: K, id: string) => Kinds[K] | undefined;
  /** Throws Stripe's error for a missing object; `param` is the parameter that contained the id. */
  get: <K extends Kind>(kind: K, id: string, param?: string) => Kinds[K];
  /** Newest first. */
  list: <K extends Kind>(kind: K) => Kinds[K][];
  put: <Value extends Kept>(value: Value) => Value;
  /** Records an event for the webhooks, with the object's current state. */
  tell: (type: EventType, object: Kept) => void;
  now: () => number;
  /** The address of a hosted page. */
  pageUrl: (path: string) => string;
  /** Whether it can take money: the platform always can, a connected account once it is enabled. */
  canCharge: () => boolean;
};

export type Surroundings = { store: Store; now: () => number; pageUrl: (path: string) => string };

export function worldOf({ store, now, pageUrl }: Surroundings, account: string | null): World {
  const find = <K extends Kind>(kind: K, id: string): Kinds[K] | undefined => {
    const entry = store.find(kind, id);
    return entry?.account === account ? (entry.value as Kinds[K]) : undefined;
  };
  const world: World = {
    account,
    find,
    get(kind, id, param = 'id') {
      const value = find(kind, id);
      if (value === undefined || 'deleted' in value) {
        throw noSuch(kind, id, param);
      }
      return value;
    },
    list: (kind) =>
      store
        .all(kind)
        .filter((entry) => entry.account === account)
        .map(({ value }) => value)
        .reverse(),
    put(value) {
      store.put({ account, value });
      return value;
    },
    tell(type, object) {
      recordEvent(world, type, object);
    },
    now,
    pageUrl,
    canCharge() {
      const own = account === null ? undefined : store.find('account', account);
      return account === null || (own?.value as Account | undefined)?.charges_enabled === true;
    },
  };
  return world;
}
