import type { ProviderSnapshot } from '@marquee/contracts/messages/identity-messages';
import { providerNameOf } from '@marquee/contracts/provider-name';
import { pseudonymOf } from '@marquee/contracts/pseudonym';
import { toEmailKey } from '@marquee/contracts/text';
import { createProjection } from '@marquee/service-kit/store/projection';
import type { Connection } from 'mongoose';

/** A provider to whom an event may be sent. */
export type Receiver = { name: string; isSuspended: boolean; isErased: boolean };

/** `isErased` is present only after the account was deleted, and prevents older messages from restoring the provider. */
type KeptProvider = ProviderSnapshot & { emailKey: string; isErased?: true };

export function createProviderRepository(connection: Connection) {
  const kept = createProjection<KeptProvider>(connection, {
    name: 'provider',
    indexes: [{ fields: { emailKey: 1 } }],
  });
  return {
    ...kept,
    keep: (provider: ProviderSnapshot, version: number) =>
      kept.apply(provider.providerId, version, { ...provider, emailKey: toEmailKey(provider.email) }),
    /** Afterwards no address finds it. */
    erase: (providerId: string, version: number) =>
      kept.apply(providerId, version, {
        ...{ providerId, email: '', emailKey: '', emailVerified: false, businessDescription: '' },
        ...{ businessName: pseudonymOf('provider', providerId), fullName: '' },
        ...{ serviceTypes: [], phone: '', address: '', suspended: false, isErased: true },
      }),
    /** The fields that sending needs; null until a message about the provider has arrived. */
    async receiver(providerId: string): Promise<Receiver | null> {
      const provider = await kept.get(providerId);
      return (
        provider && {
          name: providerNameOf(provider),
          isSuspended: provider.suspended,
          isErased: provider.isErased === true,
        }
      );
    },
    /** The ids of those who have not confirmed the email address. */
    async unverifiedAmong(providerIds: readonly string[]): Promise<ReadonlySet<string>> {
      const ids = [...new Set(providerIds)];
      const known = ids.length === 0 ? [] : await kept.fields({ id: { $in: ids } }, ['emailVerified']);
      return new Set(known.filter(({ emailVerified }) => !emailVerified).map(({ id }) => id));
    },
    async isErased(providerId: string): Promise<boolean> {
      return (await kept.get(providerId))?.isErased === true;
    },
    findByEmail: (email: string) => kept.findOne({ emailKey: toEmailKey(email) }),
  };
}

export type ProviderRepository = ReturnType<typeof createProviderRepository>;
