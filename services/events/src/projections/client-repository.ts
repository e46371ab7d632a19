import { clientChanged } from '@marquee/contracts/messages/identity-messages';
import type { ClientSnapshot } from '@marquee/contracts/messages/identity-messages';
import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import { pseudonymOf } from '@marquee/contracts/pseudonym';
import { createProjection } from '@marquee/service-kit/store/projection';
import { rowFrom } from '@marquee/service-kit/store/projection-rows';
import type { Connection } from 'mongoose';

/** `isErased` is present only after the account was deleted. Calls that run during the deletion then find that the client is erased. */
type StoredClient = ClientSnapshot & { isErased?: true };

export function createClientRepository(connection: Connection) {
  return createProjection<StoredClient>(connection, {
    name: 'client',
    indexes: [],
    rows: [
      rowFrom([clientChanged], ({ payload }) => ({ id: payload.clientId, fields: payload })),
      rowFrom([accountErased], ({ payload: { accountId } }) => ({
        id: accountId,
        fields: toErased(accountId),
      })),
    ],
    outlivesSource: ({ isErased }) => isErased === true,
  });
}

function toErased(clientId: string): StoredClient {
  return {
    ...{ clientId, email: '', emailVerified: false, phone: '', isErased: true },
    name: pseudonymOf('client', clientId),
  };
}

export type ClientRepository = ReturnType<typeof createClientRepository>;
