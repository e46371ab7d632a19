import type { Account } from './accounts/account.ts';
import { resourceMissing } from './http/stripe-error.ts';
import type { Kind, Kinds, StoredObject } from './kinds.ts';
import type { Store } from './store/store.ts';
import type { EventType } from './webhooks/stripe-event.ts';
import { recordEvent } from './webhooks/record-event.ts';

/** The records that a call reads and changes: the platform's, or those of one connected account. Times are in seconds. */
export type AccountContext = {
  account: string | null;
  find: <K extends Kind>(kind: K, id: string) => Kinds[K] | undefined;
  /** Throws Stripe's error for a missing object; `param` is the parameter that contained the id. */
  get: <K extends Kind>(kind: K, id: string, param?: string) => Kinds[K];
  /** Newest first. */
  list: <K extends Kind>(kind: K) => Kinds[K][];
  put: <Value extends StoredObject>(value: Value) => Value;
  /** Records an event for the webhooks, with the object's current state. */
  emit: (type: EventType, object: StoredObject) => void;
  now: () => number;
  /** The address of a hosted page. */
  pageUrl: (path: string) => string;
  /** Whether the account can take money: the platform always can, a connected account once it is enabled. */
  canCharge: () => boolean;
};

export type EmulatorState = { store: Store; now: () => number; pageUrl: (path: string) => string };

export function accountContext(
  { store, now, pageUrl }: EmulatorState,
  account: string | null,
): AccountContext {
  const find = <K extends Kind>(kind: K, id: string): Kinds[K] | undefined => {
    const entry = store.find(kind, id);
    return entry?.account === account ? (entry.value as Kinds[K]) : undefined;
  };
  const context: AccountContext = {
    account,
    find,
    get(kind, id, param = 'id') {
      const value = find(kind, id);
      if (value === undefined || 'deleted' in value) {
        throw resourceMissing(kind, id, param);
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
    emit(type, object) {
      recordEvent(context, type, object);
    },
    now,
    pageUrl,
    canCharge() {
      const own = account === null ? undefined : store.find('account', account);
      return account === null || (own?.value as Account | undefined)?.charges_enabled === true;
    },
  };
  return context;
}
