import type { Operation } from '@marquee/contracts/operation';
import { caller } from '@marquee/service-kit/auth/caller';
import type { TokenSigner } from '@marquee/service-kit/auth/token-signer';

import type { Environment } from '../environment.ts';
import { createClientWith } from './api-client.ts';
import type { Patience } from './ask-again.ts';
import type { Entrance } from './demo-cast.ts';

/** `addresses`: addresses of the services, by their variables' names. `signer`: with identity's key and the services' clock. */
export type Services = { addresses: Environment; signer: TokenSigner };

/**
 * Calls the services directly, each with a token like identity's for a session. Nobody signs in: a demo session would expire weeks before
 * its next act, and each sign-in costs a password hash and an email about a new device.
 */
export function serviceEntrance({ addresses, signer }: Services, patience?: Patience): Entrance {
  const address = ({ service }: Operation) => {
    const variable = `${service.toUpperCase()}_URL`;
    const url = addresses[variable];
    if (url === undefined) {
      throw new Error(`${variable} is not known`);
    }
    return url;
  };

  return {
    asNewcomer: () => createClientWith({ address, headers: async () => ({}) }, patience),
    async as({ id, role, email, emailVerified }) {
      // A client's and a provider's id equals their account's.
      const person = caller.parse({
        id,
        role,
        email,
        emailVerified,
        sid: 'demo',
        clientId: id,
        providerId: id,
      });
      const headers = async ({ service }: Operation) => ({
        authorization: `Bearer ${await signer.sign(person, service)}`,
      });
      return createClientWith({ address, headers }, patience);
    },
  };
}
