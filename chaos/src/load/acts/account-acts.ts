import { sendContactMessage, signUpClient, signUpProvider } from '@marquee/contracts/account-operations';
import { updateClientProfile, updateProviderProfile } from '@marquee/contracts/profile-operations';

import { doing } from '../doing.ts';
import type { Doing, Person } from '../doing.ts';

/** The password of everybody who signs up. */
export const password = 'Curtain-call-7!';

/** The address of the new account contains the marker. */
export function signUpAsClient(mark: string): Doing {
  const form = {
    firstName: 'Robin',
    lastName: mark,
    phone: '(917) 555-0148',
    email: `client.${mark}@chaos.example`,
  };
  return doing(
    signUpClient,
    { act: 'sign-up', mark, subject: null },
    {
      by: null,
      body: { ...form, password, confirmPassword: password },
      promise: ({ id }) => ({ subject: id }),
    },
  );
}

export function signUpAsProvider(mark: string): Doing {
  const email = `provider.${mark}@chaos.example`;
  return doing(
    signUpProvider,
    { act: 'sign-up', mark, subject: null },
    {
      by: null,
      body: { businessName: `Northern Lights ${mark}`, email, password },
      promise: ({ id }) => ({ subject: id }),
    },
  );
}

/** The marker is the phone number, because the projections contain it. */
export function changeClientProfile(client: Person, mark: string): Doing {
  const change = { act: 'change-client-profile', mark, subject: client.id } as const;
  return doing(updateClientProfile, change, { by: client, body: { phone: mark } });
}

/** Does not change the business's name, because quotes publish the name at the time of publishing. */
export function changeProviderProfile(provider: Person, mark: string): Doing {
  const change = { act: 'change-provider-profile', mark, subject: provider.id } as const;
  return doing(updateProviderProfile, change, { by: provider, body: { businessDescription: mark } });
}

/** Results in one email to the operator. */
export function sendMessage(mark: string): Doing {
  return doing(
    sendContactMessage,
    { act: 'send-contact-message', mark, subject: null },
    {
      by: null,
      body: { name: 'Robin Vale', email: 'robin@chaos.example', message: mark },
    },
  );
}
