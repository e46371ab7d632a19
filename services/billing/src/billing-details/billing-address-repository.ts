import { createAggregateStore } from '@marquee/service-kit/store/aggregate-store';
import { againWhenChanged } from '@marquee/service-kit/store/again-when-changed';
import type { Connection } from '@marquee/service-kit/store/database';

/** Its id is the client's. Once the account is deleted, `isErased` keeps another from being set. */
export type ClientAddress = { id: string; version: number; billingAddress: string; isErased?: true };

type Setting = Pick<ClientAddress, 'id' | 'billingAddress' | 'isErased'>;
type Caused = Parameters<ReturnType<typeof storeOf>['insert']>[1];

/** Billing addresses of clients: no other service knows of them. */
export function createBillingAddressRepository(connection: Connection) {
  const store = storeOf(connection);

  async function keep(setting: Setting, commit: Caused): Promise<ClientAddress> {
    const known = await store.findOne({ id: setting.id });
    if (known?.isErased) {
      return known;
    }
    const address = { ...setting, version: known?.version ?? 0 };
    if (known !== null) {
      return store.save(address, commit);
    }
    const outcome = await store.insert(address, commit);
    return outcome === 'inserted' ? address : keep(setting, commit);
  }

  return {
    ...store,
    async of(clientId: string | null): Promise<string> {
      const known = clientId === null ? null : await store.findOne({ id: clientId });
      return known?.billingAddress ?? '';
    },
    /** Of two at once the later one stands. Returns what is stored then: of a deleted account nothing is. */
    set: (setting: Setting, commit: Caused) => againWhenChanged('addressee', () => keep(setting, commit)),
  };
}

function storeOf(connection: Connection) {
  return createAggregateStore<ClientAddress>(connection, { name: 'addressee', indexes: [] });
}

export type BillingAddressRepository = ReturnType<typeof createBillingAddressRepository>;
