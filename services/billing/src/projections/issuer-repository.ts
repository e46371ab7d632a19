import { issuerChanged } from '@marquee/contracts/messages/payment-default-messages';
import type { IssuerSnapshot } from '@marquee/contracts/messages/payment-default-messages';
import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import type { Connection } from '@marquee/service-kit/store/database';
import { createProjection } from '@marquee/service-kit/store/projection';
import { rowFrom } from '@marquee/service-kit/store/projection-rows';

export type Issuer = Omit<IssuerSnapshot, 'providerId'>;

/** Higher than every version that the quotes service publishes, so that no later message overwrites an erasure. */
const erasedVersion = Number.MAX_SAFE_INTEGER;

/**
 * Tax numbers and billing addresses of providers, copied from the payment defaults that the quotes service publishes. An erasure is
 * permanent: later messages are ignored.
 */
export function createIssuerRepository(connection: Connection) {
  return createProjection<Issuer>(connection, {
    name: 'issuer',
    indexes: [],
    rows: [
      rowFrom([issuerChanged], ({ payload: { providerId: id, ...fields } }) => ({ id, fields })),
      rowFrom([accountErased], ({ payload: { accountId: id, role } }) =>
        role === 'provider'
          ? { id, fields: { taxNumber: '', billingAddress: '' }, sourceVersion: erasedVersion }
          : null,
      ),
    ],
    outlivesSource: ({ sourceVersion }) => sourceVersion === erasedVersion,
  });
}

export type IssuerRepository = ReturnType<typeof createIssuerRepository>;
