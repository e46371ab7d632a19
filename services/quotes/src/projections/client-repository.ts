import { toEmailKey } from '@marquee/contracts/text';
import type { Connection } from '@marquee/service-kit/store/database';
import { createProjection } from '@marquee/service-kit/store/projection';
import type { Projected } from '@marquee/service-kit/store/projection';

export type Client = { email: string; emailKey: string; emailVerified: boolean; name: string };

export type ClientRepository = ReturnType<typeof createClientRepository>;

/** Clients as identity tells of them. */
export function createClientRepository(connection: Connection) {
  const clients = createProjection<Client>(connection, {
    name: 'client',
    indexes: [{ fields: { emailKey: 1 } }],
  });
  return {
    ...clients,
    /** The account whose owner has shown that the address is theirs. */
    verified: (email: string): Promise<Projected<Client> | null> =>
      clients.findOne({ emailKey: toEmailKey(email), emailVerified: true }),
  };
}
