import { sendContactMessage, signUpClient, signUpProvider } from '@marquee/contracts/account-operations';
import { updateClientProfile, updateProviderProfile } from '@marquee/contracts/profile-operations';

import { accountWasFaster } from '../../history/refusal-causes.ts';
import { changeRequest } from '../change-request.ts';
import type { ChangeRequest, Person } from '../change-request.ts';

/** The actions below, each with the codes with which it may be rejected. */
export const accountRefusals = {
  'sign-up': {},
  'change-client-profile': accountWasFaster,
  'change-provider-profile': accountWasFaster,
  'send-contact-message': {},
};

/** The password of everybody who signs up. */
export const password = 'Curtain-call-7!';

/** The address of the new account contains the marker. */
export function signUpAsClient(marker: string): ChangeRequest {
  const form = {
    firstName: 'Robin',
    lastName: marker,
    phone: '(917) 555-0148',
    email: `client.${marker}@chaos.example`,
  };
  return changeRequest(
    signUpClient,
    { action: 'sign-up', marker, subject: null },
    {
      by: null,
      body: { ...form, password, confirmPassword: password },
      toAcknowledgedValues: ({ id }) => ({ subject: id }),
    },
  );
}

export function signUpAsProvider(marker: string): ChangeRequest {
  const email = `provider.${marker}@chaos.example`;
  return changeRequest(
    signUpProvider,
    { action: 'sign-up', marker, subject: null },
    {
      by: null,
      body: { businessName: `Northern Lights ${marker}`, email, password },
      toAcknowledgedValues: ({ id }) => ({ subject: id }),
    },
  );
}

/** The marker is the phone number, because the projections contain the phone number. */
export function changeClientProfile(client: Person, marker: string): ChangeRequest {
  const change = { action: 'change-client-profile', marker, subject: client.id } as const;
  return changeRequest(updateClientProfile, change, { by: client, body: { phone: marker } });
}

/** Does not change the business's name, because messages of quotes contain the name as it was when they were published. */
export function changeProviderProfile(provider: Person, marker: string): ChangeRequest {
  const change = { action: 'change-provider-profile', marker, subject: provider.id } as const;
  return changeRequest(updateProviderProfile, change, {
    by: provider,
    body: { businessDescription: marker },
  });
}

/** Results in one email to the operator. */
export function sendMessage(marker: string): ChangeRequest {
  return changeRequest(
    sendContactMessage,
    { action: 'send-contact-message', marker, subject: null },
    {
      by: null,
      body: { name: 'Robin Vale', email: 'robin@chaos.example', message: marker },
    },
  );
}
