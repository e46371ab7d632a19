import type { IssuerSnapshot } from '@marquee/contracts/messages/payment-default-messages';
import type { Connection } from '@marquee/service-kit/store/database';
import { createProjection } from '@marquee/service-kit/store/projection';

export type Issuer = Omit<IssuerSnapshot, 'providerId'>;

/** Higher than every version that the quotes service publishes, so that no later message overwrites an erasure. */
const erasedVersion = Number.MAX_SAFE_INTEGER;

/** Tax numbers and billing addresses of providers, copied from the payment defaults that the quotes service publishes. */
export function createIssuerRepository(connection: Connection) {
  const issuers = createProjection<Issuer>(connection, { name: 'issuer', indexes: [] });
  return {
    ...issuers,
    upsert: ({ providerId, ...issuer }: IssuerSnapshot, version: number) =>
      issuers.apply(providerId, version, issuer),
    /** An erasure is permanent: later messages are ignored. */
    erase: (providerId: string) =>
      issuers.apply(providerId, erasedVersion, { taxNumber: '', billingAddress: '' }),
  };
}

export type IssuerRepository = ReturnType<typeof createIssuerRepository>;
