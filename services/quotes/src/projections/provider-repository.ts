import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import type { ProviderSnapshot } from '@marquee/contracts/messages/identity-messages';
import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import { pseudonymOf } from '@marquee/contracts/pseudonym';
import { providerNameOf } from '@marquee/contracts/provider-name';
import type { Connection } from '@marquee/service-kit/store/database';
import { createProjection } from '@marquee/service-kit/store/projection';
import { rowFrom } from '@marquee/service-kit/store/projection-rows';
import type { Snapshot } from '@marquee/service-kit/store/projection-rows';
import type { ProviderParty } from '../quotes/domain/quote.ts';

/** `isErased` is present only after the account was deleted. */
export type Provider = Omit<ProviderSnapshot, 'providerId'> & { isErased?: true };

export type ProviderRepository = ReturnType<typeof createProviderRepository>;

/** Providers as identity publishes them. */
export function createProviderRepository(connection: Connection) {
  const providers = createProjection<Provider>(connection, {
    name: 'provider',
    indexes: [],
    rows: [
      rowFrom([providerChanged], ({ payload: { providerId: id, ...fields } }) => ({ id, fields })),
      rowFrom([accountErased], ({ payload: { accountId, role } }) =>
        role === 'provider' ? { id: accountId, fields: toErased(accountId) } : null,
      ),
    ],
    outlivesSource: ({ isErased }) => isErased === true,
  });
  return {
    ...providers,
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

function toErased(providerId: string): Snapshot<Provider> {
  return {
    ...{ businessName: pseudonymOf('provider', providerId), fullName: '', isErased: true },
    ...{ email: '', emailVerified: false, phone: '', address: '' },
    ...{ businessDescription: '', serviceTypes: [], suspended: false, registeredAt: undefined },
  };
}

/** The name that other people see; empty until a message about the provider has arrived. */
export function displayNameOf(provider: Provider | null): string {
  return provider === null ? '' : providerNameOf(provider);
}

/** The provider's name and addresses; empty until a message about the provider has arrived. */
export function toParty(provider: Provider | null): ProviderParty {
  const { email = '', address = '' } = provider ?? {};
  return { name: displayNameOf(provider), email, address };
}

/** When the provider registered; undefined if the last message came from an earlier release. */
export function registrationOf({ registeredAt }: Provider): Date | undefined {
  return registeredAt === undefined ? undefined : new Date(registeredAt);
}
