import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { signUpClient } from '@marquee/contracts/account-operations';
import { forgotPassword, verifyEmail } from '@marquee/contracts/auth-operations';
import { confirmSecondStep, offerSecondStep } from '@marquee/contracts/second-step-operations';
import { codeOfPeriod, period, periodAt } from '@marquee/identity/second-step/authenticator-codes';
import { anAdminCaller } from '@marquee/service-kit/test-kit/callers';

import type { ServicesTogether } from '../services-together.ts';
import type { PostScenario } from './post-scenarios.ts';

const password = 'Velvet-curtain-7';
const newPassword = 'Another-curtain-8';
const linkWithinMs = 10_000;

/** What people do about their accounts, by the operation's name. */
export function accountScenarios({
  identity,
  clock,
}: ServicesTogether): Readonly<Record<string, PostScenario>> {
  async function signedUp(): Promise<{ id: string; email: string; cookie: string }> {
    const form = aClientForm();
    const { status, headers, body } = await identity.call(signUpClient, { body: form });
    if (status !== 201) {
      throw new Error(`a sign-up was answered ${status}`);
    }
    return { id: body.id, email: form.email, cookie: headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' };
  }

  async function idOfNew(): Promise<string> {
    return (await signedUp()).id;
  }

  /** The mailed token is kept nowhere: one of ours is put in the place of the link's own. */
  async function tokenOf(email: string, purpose: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const tokenHash = createHash('sha256').update(token).digest('base64url');
    const putOurs = async () =>
      identity.connection
        .collection('accounts')
        .updateOne({ email, 'links.purpose': purpose }, { $set: { 'links.$.tokenHash': tokenHash } });
    const latest = Date.now() + linkWithinMs;
    // A reset is carried out after its answer.
    while ((await putOurs()).modifiedCount !== 1) {
      if (Date.now() > latest) {
        throw new Error(`${email} has no link to ${purpose}`);
      }
      await delay(20);
    }
    return token;
  }

  /** As somebody is who came with Google; how they came is another matter. */
  async function aNewcomer(): Promise<string> {
    const { email, cookie } = await signedUp();
    await identity.connection
      .collection('accounts')
      .updateOne({ email }, { $set: { role: null, profile: null } });
    return cookie;
  }

  /** With the next code of the authenticator. */
  async function protectedAccount(): Promise<{ cookie: string; code: string }> {
    const { cookie, email } = await signedUp();
    await identity.call(verifyEmail, { body: { token: await tokenOf(email, 'verify-email') } });
    const headers = { cookie };
    const { secret } = (await identity.call(offerSecondStep, { body: { password }, headers })).body;
    const nextCode = () => {
      clock.advance({ seconds: period });
      return codeOfPeriod(secret, periodAt(clock.now()));
    };
    const { status } = await identity.call(confirmSecondStep, { body: { code: nextCode() }, headers });
    if (status !== 200) {
      throw new Error(`a second step was answered ${status}`);
    }
    return { cookie, code: nextCode() };
  }

  return {
    async turnOffSecondStep() {
      const { cookie, code } = await protectedAccount();
      const call = { headers: { cookie }, body: { password, code } };
      return { call, other: { ...call, body: { password: newPassword, code } } };
    },
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
      const { email } = await signedUp();
      await identity.call(forgotPassword, { body: { email } });
      const token = await tokenOf(email, 'reset-password');
      return {
        call: { body: { token, password: newPassword } },
        other: { body: { token, password: `${newPassword}!` } },
      };
    },
    async verifyEmail() {
      const { email } = await signedUp();
      const token = await tokenOf(email, 'verify-email');
      return { call: { body: { token } }, other: { body: { token: randomUUID() } } };
    },
    async resendVerification() {
      const { cookie } = await signedUp();
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
      const { cookie } = await signedUp();
      return { call: { headers: { cookie } }, other: null };
    },
    sendContactMessage: async () => ({
      call: { body: aContact('One') },
      other: { body: aContact('Two') },
    }),
  };
}

function anEmail(): string {
  return `robin.${randomUUID().slice(0, 8)}@example.com`;
}

function aClientForm() {
  const names = { firstName: 'Robin', lastName: 'Vale' };
  return { ...names, email: anEmail(), password, confirmPassword: password, phone: '212-555-0100' };
}

function aProviderForm() {
  return { businessName: 'Nova Sound', email: anEmail(), password };
}

function aContact(message: string) {
  return { name: 'Robin Vale', email: 'robin@example.com', message };
}
