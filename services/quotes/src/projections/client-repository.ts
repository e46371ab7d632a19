import { clientChanged } from '@marquee/contracts/messages/identity-messages';
import type { ClientSnapshot } from '@marquee/contracts/messages/identity-messages';
import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import { pseudonymOf } from '@marquee/contracts/pseudonym';
import { toEmailKey } from '@marquee/contracts/text';
import type { Connection } from '@marquee/service-kit/store/database';
import { createProjection } from '@marquee/service-kit/store/projection';
import type { Projected } from '@marquee/service-kit/store/projection';
import { rowFrom } from '@marquee/service-kit/store/projection-rows';

/**
 * `isErased` is present only after the account was deleted. The row stays, so that a call that creates a quote during the deletion can see
 * afterwards that the client is gone (`eraseIfGone`).
 */
export type Client = {
  email: string;
  emailKey: string;
  emailVerified: boolean;
  name: string;
  isErased?: true;
};

export type ClientRepository = ReturnType<typeof createClientRepository>;

/** Clients as identity publishes them. */
export function createClientRepository(connection: Connection) {
  const clients = createProjection<Client>(connection, {
    name: 'client',
    indexes: [{ fields: { emailKey: 1, emailVerified: 1 } }],
    rows: [
      rowFrom([clientChanged], ({ payload }) => ({ id: payload.clientId, fields: toClient(payload) })),
      rowFrom([accountErased], ({ payload: { accountId } }) => ({
        id: accountId,
        fields: toErased(accountId),
      })),
    ],
    outlivesSource: ({ isErased }) => isErased === true,
  });
  return {
    ...clients,
    /** The client who has confirmed this email address; null if there is none. */
    verified: (email: string): Promise<Projected<Client> | null> =>
      clients.findOne({ emailKey: toEmailKey(email), emailVerified: true }),
  };
}

function toClient({ email, emailVerified, name }: ClientSnapshot): Client {
  return { email, emailKey: toEmailKey(email), emailVerified, name };
}

function toErased(clientId: string): Client {
  return {
    ...{ email: '', emailKey: '', emailVerified: false, isErased: true },
    name: pseudonymOf('client', clientId),
  };
}
