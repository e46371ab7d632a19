import { findProvider as findProviderAtIdentity } from '@marquee/contracts/internal-operations';
import type { ProviderSnapshot } from '@marquee/contracts/messages/identity-messages';
import { DomainError } from '@marquee/service-kit/domain-error';
import { callService } from '@marquee/service-kit/http/call-service';
import type { Cause } from '@marquee/service-kit/messaging/message';
import type { ProviderRepository } from './provider-repository.ts';

type FindProviderDeps = { providers: ProviderRepository; identityUrl: string; secret: string };

export type FindProvider = (email: string, cause: Cause) => Promise<ProviderSnapshot>;

/**
 * Returns the provider with this email. Queries identity for an unknown email, because the provider may have just registered. DomainError
 * if no provider has the email, or if the provider is suspended.
 */
export function createFindProvider({ providers, identityUrl, secret }: FindProviderDeps): FindProvider {
  return async (email, cause) => {
    const known = await providers.findByEmail(email);
    const provider = known ?? (await lookUpAtIdentity(email, cause));
    if (provider.suspended) {
      throw providerSuspended();
    }
    return provider;
  };

  async function lookUpAtIdentity(email: string, cause: Cause): Promise<ProviderSnapshot> {
    const found = await callService(findProviderAtIdentity, {
      baseUrl: identityUrl,
      secret,
      cause,
      query: { email },
    });
    if (found === null) {
      throw providerNotFound();
    }
    await providers.upsert(found.provider, found.version);
    return found.provider;
  }
}

function providerSuspended(): DomainError {
  const message = 'This provider takes no requests at the moment';
  return new DomainError('rule-broken', 'provider_suspended', message, {
    errors: [{ path: 'providerEmail', message }],
  });
}

export function providerNotFound(): DomainError {
  const message = 'Provider not found';
  return new DomainError('rule-broken', 'provider_not_found', message, {
    errors: [{ path: 'providerEmail', message }],
  });
}
