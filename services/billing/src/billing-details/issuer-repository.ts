import type { IssuerSnapshot } from '@marquee/contracts/messages/payment-default-messages';
import type { Connection } from '@marquee/service-kit/store/database';
import { createProjection } from '@marquee/service-kit/store/projection';

export type Issuer = Omit<IssuerSnapshot, 'providerId'>;

/** Later than every version that quotes publishes. */
const forGood = Number.MAX_SAFE_INTEGER;

/** Tax numbers and billing addresses of providers, as their payment defaults say them. */
export function createIssuerRepository(connection: Connection) {
  const issuers = createProjection<Issuer>(connection, { name: 'issuer', indexes: [] });
  return {
    ...issuers,
    /** A message that comes later brings nothing back. */
    erase: (providerId: string) => issuers.apply(providerId, forGood, { taxNumber: '', billingAddress: '' }),
  };
}

export type IssuerRepository = ReturnType<typeof createIssuerRepository>;
