import type { ClientSnapshot } from '@marquee/contracts/messages/identity-messages';
import { createProjection } from '@marquee/service-kit/store/projection';
import type { Connection } from 'mongoose';

export function createClientRepository(connection: Connection) {
  return createProjection<ClientSnapshot>(connection, { name: 'client', indexes: [] });
}

export type ClientRepository = ReturnType<typeof createClientRepository>;
