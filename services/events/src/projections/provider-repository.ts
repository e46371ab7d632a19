import type { ProviderSnapshot } from '@marquee/contracts/messages/identity-messages';
import { providerNameOf } from '@marquee/contracts/provider-name';
import { pseudonymOf } from '@marquee/contracts/pseudonym';
import { toEmailKey } from '@marquee/contracts/text';
import { createProjection } from '@marquee/service-kit/store/projection';
import type { Connection } from 'mongoose';

/** A provider to whom an event may be sent. */
export type Recipient = { name: string; isSuspended: boolean; isErased: boolean };

/** `isErased` is present only after the account was deleted. Calls that run during the deletion then find that the provider is erased. */
type StoredProvider = ProviderSnapshot & { emailKey: string; isErased?: true };

export function createProviderRepository(connection: Connection) {
  const projection = createProjection<StoredProvider>(connection, {
    name: 'provider',
    indexes: [{ fields: { emailKey: 1 } }],
  });
  return {
    ...projection,
    upsert: (provider: ProviderSnapshot, version: number) =>
      projection.apply(provider.providerId, version, { ...provider, emailKey: toEmailKey(provider.email) }),
    /** Removes the provider's data; afterwards no email address finds the provider. */
    erase: (providerId: string, version: number) =>
      projection.apply(providerId, version, {
        ...{ providerId, email: '', emailKey: '', emailVerified: false, businessDescription: '' },
        ...{ businessName: pseudonymOf('provider', providerId), fullName: '' },
        ...{ serviceTypes: [], phone: '', address: '', suspended: false, isErased: true },
        registeredAt: undefined,
      }),
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

export type ProviderRepository = ReturnType<typeof createProviderRepository>;
