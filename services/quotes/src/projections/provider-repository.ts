import type { ProviderSnapshot } from '@marquee/contracts/messages/identity-messages';
import { pseudonymOf } from '@marquee/contracts/pseudonym';
import { providerNameOf } from '@marquee/contracts/provider-name';
import type { Connection } from '@marquee/service-kit/store/database';
import { createProjection } from '@marquee/service-kit/store/projection';

/** `isErased` is present only after the account was deleted. */
export type Provider = Omit<ProviderSnapshot, 'providerId'> & { isErased?: true };

export type ProviderRepository = ReturnType<typeof createProviderRepository>;

/** Providers as identity publishes them. */
export function createProviderRepository(connection: Connection) {
  const providers = createProjection<Provider>(connection, { name: 'provider', indexes: [] });
  return {
    ...providers,
    upsert: ({ providerId, ...provider }: ProviderSnapshot, version: number) =>
      providers.apply(providerId, version, provider),
    erase: (providerId: string, version: number) =>
      providers.apply(providerId, version, {
        ...{ businessName: pseudonymOf('provider', providerId), fullName: '', isErased: true },
        ...{ email: '', emailVerified: false, phone: '', address: '' },
        ...{ businessDescription: '', serviceTypes: [], suspended: false, registeredAt: undefined },
      }),
    /** The provider's display name; empty until a message about the provider has arrived. */
    async nameOf(providerId: string): Promise<string> {
      return displayNameOf(await providers.get(providerId));
    },
    async namesOf(providerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const found = await providers.find({ id: { $in: [...new Set(providerIds)] } });
      return new Map(found.map((provider) => [provider.id, displayNameOf(provider)]));
    },
  };
}

/** The name that other people see; empty until a message about the provider has arrived. */
export function displayNameOf(provider: Provider | null): string {
  return provider === null ? '' : providerNameOf(provider);
}

/** When the provider registered; undefined if the last message came from an earlier release. */
export function registrationOf({ registeredAt }: Provider): Date | undefined {
  return registeredAt === undefined ? undefined : new Date(registeredAt);
}
