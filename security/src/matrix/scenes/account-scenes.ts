import { aClientForm, aProviderForm, signUpClient } from '../../stack/people.ts';
import { done, mailedLink } from '../cast/theatre.ts';
import { among, plain, scene } from './scene.ts';
import type { Scene, Scenes } from './scene.ts';
import { ownAccounts, privateProfiles } from './stage-profiles.ts';

const anotherPassword = 'Copper-lantern-9';

function spent(set: Scene['set']): Scene {
  return { set, spends: true };
}

export const accountScenes: Scenes = {
  'getCurrentUser (-)': among(ownAccounts),
  'login (right password)': spent(async () => ({ person: { email, password } }) => ({
    body: { email, password },
  })),
  'login (wrong password)': {
    set:
      async () =>
      ({ person }) => ({ body: { email: person.email, password: anotherPassword } }),
  },
  'logout (-)': spent(async () => () => ({})),
  'forgotPassword (-)': {
    set:
      async () =>
      ({ person }) => ({ body: { email: person.email } }),
  },
  'resetPassword (right link)': scene(async (theatre) => {
    const { email } = await signUpClient(theatre.caller);
    await done(theatre, undefined, { method: 'POST', path: '/auth/forgot-password', body: { email } });
    return { body: { token: await mailedLink(theatre, email, 'reset'), password: anotherPassword } };
  }),
  'resetPassword (wrong link)': plain({ body: { token: 'x'.repeat(43), password: anotherPassword } }),
  'verifyEmail (own link)': spent(async (theatre) => async ({ person }) => ({
    body: { token: await mailedLink(theatre, person.email, 'verify') },
  })),
  'verifyEmail (anothers link)': scene(async (theatre) => {
    const { email } = await signUpClient(theatre.caller);
    return { body: { token: await mailedLink(theatre, email, 'verify') } };
  }),
  'verifyEmail (wrong link)': plain({ body: { token: 'x'.repeat(43) } }),
  'resendVerification (-)': plain(),
  'startGoogleSignIn (-)': plain(),
  'startLogin (-)': plain(),
  'signUpClient (-)': spent(async () => () => ({ body: aClientForm() })),
  'signUpProvider (-)': spent(async () => () => ({ body: aProviderForm() })),
  'getSettings (-)': among(ownAccounts),
  'updateSettings (-)': plain({ body: { marketingEmails: false } }),
  'changePassword (right password)': spent(async () => ({ person }) => ({
    body: { currentPassword: person.password, newPassword: anotherPassword },
  })),
  'changePassword (wrong password)': plain({
    body: { currentPassword: anotherPassword, newPassword: anotherPassword },
  }),
  'sendContactMessage (-)': plain({
    body: { name: 'Robin Vale', email: 'robin@example.com', message: 'Do you also do dinners?' },
  }),
  'reportRemotes (-)': plain({
    body: { reports: [{ remote: 'mfe_public', outcome: 'failed', stage: 'entry', milliseconds: 900 }] },
  }),
  'getClientProfile (-)': among(ownAccounts),
  'updateClientProfile (-)': plain({ body: { homeAddress: '4 Elm Street, Yonkers' } }),
  'getProviderProfile (-)': among(ownAccounts),
  'updateProviderProfile (-)': plain({ body: { address: '4 Elm Street, Yonkers' } }),
  'listProviders (-)': among(privateProfiles),
};
