import type { ProviderSnapshot } from '@marquee/contracts/messages/identity-messages';
import { providerNameOf } from '@marquee/contracts/provider-name';
import type { AddressedProvider } from '../events/event.ts';

/** `typedEmail` is stored as the client typed it. */
export function toAddressedProvider(provider: ProviderSnapshot, typedEmail: string): AddressedProvider {
  return {
    providerId: provider.providerId,
    providerEmail: typedEmail,
    providerName: providerNameOf(provider),
  };
}
