import type { ProviderSnapshot } from '@marquee/contracts/messages/identity-messages';
import { providerNameOf } from '@marquee/contracts/provider-name';
import type { AddressedProvider } from '../events/domain/event.ts';

/** Keeps the email as the client typed it, not as the provider's account has it. */
export function toAddressedProvider(provider: ProviderSnapshot, typedEmail: string): AddressedProvider {
  return {
    providerId: provider.providerId,
    providerEmail: typedEmail,
    providerName: providerNameOf(provider),
  };
}
