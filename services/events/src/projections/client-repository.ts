import type { ClientSnapshot } from '@marquee/contracts/messages/identity-messages';
import { pseudonymOf } from '@marquee/contracts/pseudonym';
import { createProjection } from '@marquee/service-kit/store/projection';
import type { Connection } from 'mongoose';

/** `isErased` is present only after the account was deleted. Calls that run during the deletion then find that the client is erased. */
type StoredClient = ClientSnapshot & { isErased?: true };

export function createClientRepository(connection: Connection) {
  const projection = createProjection<StoredClient>(connection, { name: 'client', indexes: [] });
  return {
    ...projection,
    upsert: (client: ClientSnapshot, version: number) => projection.apply(client.clientId, version, client),
    erase: (clientId: string, version: number) =>
      projection.apply(clientId, version, {
        ...{ clientId, email: '', emailVerified: false, phone: '', isErased: true },
        name: pseudonymOf('client', clientId),
      }),
  };
}

export type ClientRepository = ReturnType<typeof createClientRepository>;
