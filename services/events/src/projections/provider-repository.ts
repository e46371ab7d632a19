import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import type { ProviderSnapshot } from '@marquee/contracts/messages/identity-messages';
import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import { providerNameOf } from '@marquee/contracts/provider-name';
import { pseudonymOf } from '@marquee/contracts/pseudonym';
import { toEmailKey } from '@marquee/contracts/text';
import { createProjection } from '@marquee/service-kit/store/projection';
import { rowFrom } from '@marquee/service-kit/store/projection-rows';
import type { Snapshot } from '@marquee/service-kit/store/projection-rows';
import type { Connection } from 'mongoose';

/** A provider to whom an event may be sent. */
export type Recipient = { name: string; isSuspended: boolean; isErased: boolean };

/** `isErased` is present only after the account was deleted. Calls that run during the deletion then find that the provider is erased. */
type StoredProvider = ProviderSnapshot & { emailKey: string; isErased?: true };

export function createProviderRepository(connection: Connection) {
  const projection = createProjection<StoredProvider>(connection, {
    name: 'provider',
    indexes: [{ fields: { emailKey: 1 } }],
    rows: [
      rowFrom([providerChanged], ({ payload }) => ({ id: payload.providerId, fields: toStored(payload) })),
      rowFrom([accountErased], ({ payload: { accountId, role } }) =>
        role === 'provider' ? { id: accountId, fields: toErased(accountId) } : null,
      ),
    ],
    outlivesSource: ({ isErased }) => isErased === true,
  });
  return {
    ...projection,
    upsert: (provider: ProviderSnapshot, version: number) =>
      projection.apply(provider.providerId, version, toStored(provider)),
    /** The provider's data needed to send an event; null until events has stored a message or identity's answer about the provider. */
    async getRecipient(providerId: string): Promise<Recipient | null> {
      const provider = await projection.get(providerId);
      return (
        provider && {
          name: providerNameOf(provider),
          isSuspended: provider.suspended,
          isErased: provider.isErased === true,
        }
      );
    },
    /** Returns the ids of the providers who have not confirmed their email address. */
    async findUnverified(providerIds: readonly string[]): Promise<ReadonlySet<string>> {
      const ids = [...new Set(providerIds)];
      const known = ids.length === 0 ? [] : await projection.fields({ id: { $in: ids } }, ['emailVerified']);
      return new Set(known.filter(({ emailVerified }) => !emailVerified).map(({ id }) => id));
    },
    async isErased(providerId: string): Promise<boolean> {
      return (await projection.get(providerId))?.isErased === true;
    },
    findByEmail: (email: string) => projection.findOne({ emailKey: toEmailKey(email) }),
  };
}

function toStored(provider: ProviderSnapshot): StoredProvider {
  return { ...provider, emailKey: toEmailKey(provider.email) };
}

/** Without the provider's data, so that no email address finds the provider. */
function toErased(providerId: string): Snapshot<StoredProvider> {
  return {
    ...{ providerId, email: '', emailKey: '', emailVerified: false, businessDescription: '' },
    ...{ businessName: pseudonymOf('provider', providerId), fullName: '' },
    ...{ serviceTypes: [], phone: '', address: '', suspended: false, isErased: true },
    registeredAt: undefined,
  };
}

export type ProviderRepository = ReturnType<typeof createProviderRepository>;
