import type { Operation } from '@marquee/contracts/operation';
import { caller } from '@marquee/service-kit/auth/caller';
import type { TokenSigner } from '@marquee/service-kit/auth/token-signer';

import type { Environment } from '../environment.ts';
import { createClient } from './api-client.ts';
import type { RetryPolicy } from './retry-while-busy.ts';
import type { DemoAccess } from './demo-users.ts';

/** `addresses`: addresses of the services, by their variables' names. `signer`: with identity's key and the services' clock. */
export type Services = { addresses: Environment; signer: TokenSigner };

/**
 * Calls the services directly, each with a token like those that identity issues for a session. The demo's people do not sign in, because
 * a session would expire weeks before their next step, and each sign-in costs a password hash and an email about a new device.
 */
export function directServiceAccess({ addresses, signer }: Services, retryPolicy?: RetryPolicy): DemoAccess {
  const address = ({ service }: Operation) => {
    const variable = `${service.toUpperCase()}_URL`;
    const url = addresses[variable];
    if (url === undefined) {
      throw new Error(`${variable} is not known`);
    }
    return url;
  };

  return {
    anonymous: () => createClient({ address, headers: async () => ({}) }, retryPolicy),
    async as({ id, role, email, emailVerified }) {
      // A client's and a provider's id equals their account's.
      const principal = caller.parse({
        id,
        role,
        email,
        emailVerified,
        sid: 'demo',
        clientId: id,
        providerId: id,
      });
      const headers = async ({ service }: Operation) => ({
        authorization: `Bearer ${await signer.sign(principal, service)}`,
      });
      return createClient({ address, headers }, retryPolicy);
    },
  };
}
