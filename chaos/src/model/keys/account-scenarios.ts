import { randomUUID } from 'node:crypto';

import { forgotPassword } from '@marquee/contracts/auth-operations';
import { anAdminCaller } from '@marquee/service-kit/test-kit/callers';

import type { InProcessServices } from '../in-process-services.ts';
import type { PostScenario } from './post-scenarios.ts';
import { aClientForm, anEmail, password, signUp, tokenOf } from './sign-ups.ts';

const newPassword = 'Another-curtain-8';

/** Actions on accounts, by the operation's name. */
export function accountScenarios({ identity }: InProcessServices): Readonly<Record<string, PostScenario>> {
  async function idOfNew(): Promise<string> {
    return (await signUp(identity)).id;
  }

  /** An account as created by a Google sign-in, which is not under test here. */
  async function aNewcomer(): Promise<string> {
    const { email, cookie } = await signUp(identity);
    await identity.connection
      .collection('accounts')
      .updateOne({ email }, { $set: { role: null, profile: null } });
    return cookie;
  }

  return {
    signUpClient: async () => ({ call: { body: aClientForm() }, other: { body: aClientForm() } }),
    signUpProvider: async () => ({ call: { body: aProviderForm() }, other: { body: aProviderForm() } }),
    async chooseRole() {
      const headers = { cookie: await aNewcomer() };
      const names = { firstName: 'Robin', lastName: 'Vale', phone: '212-555-0100' };
      return {
        call: { headers, body: { role: 'client', ...names } },
        other: { headers, body: { role: 'provider', businessName: 'Nova Sound' } },
      };
    },
    forgotPassword: async () => ({
      call: { body: { email: anEmail() } },
      other: { body: { email: anEmail() } },
    }),
    async resetPassword() {
      const { email } = await signUp(identity);
      await identity.call(forgotPassword, { body: { email } });
      const token = await tokenOf(identity, email, 'reset-password');
      return {
        call: { body: { token, password: newPassword } },
        other: { body: { token, password: `${newPassword}!` } },
      };
    },
    async verifyEmail() {
      const { email, cookie } = await signUp(identity);
      const token = await tokenOf(identity, email, 'verify-email');
      const headers = { cookie };
      return { call: { headers, body: { token } }, other: { headers, body: { token: randomUUID() } } };
    },
    async resendVerification() {
      const { cookie } = await signUp(identity);
      return { call: { headers: { cookie } }, other: null };
    },
    async suspendUser() {
      const call = {
        as: anAdminCaller(),
        params: { id: await idOfNew() },
        body: { reason: 'made to be suspended' },
      };
      return { call, other: { ...call, body: { reason: 'another reason' } } };
    },
    async reinstateUser() {
      const call = { as: anAdminCaller(), params: { id: await idOfNew() } };
      return { call, other: { ...call, params: { id: await idOfNew() } } };
    },
    async askForExport() {
      const { cookie } = await signUp(identity);
      return { call: { headers: { cookie } }, other: null };
    },
    sendContactMessage: async () => ({
      call: { body: aContact('One') },
      other: { body: aContact('Two') },
    }),
  };
}

function aProviderForm() {
  return { businessName: 'Nova Sound', email: anEmail(), password };
}

function aContact(message: string) {
  return { name: 'Robin Vale', email: 'robin@example.com', message };
}
