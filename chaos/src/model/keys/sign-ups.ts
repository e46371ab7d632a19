import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { signUpClient } from '@marquee/contracts/account-operations';

import type { ServiceInstance } from '../service-instance.ts';

export const password = 'Velvet-curtain-7';

const linkWithinMs = 10_000;

export type SignedUp = { id: string; email: string; cookie: string };

export async function signUp(identity: ServiceInstance): Promise<SignedUp> {
  const form = aClientForm();
  const { status, headers, body } = await identity.call(signUpClient, { body: form });
  if (status !== 201) {
    throw new Error(`a sign-up was answered ${status}`);
  }
  return { id: body.id, email: form.email, cookie: headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' };
}

/** Replaces the token of an emailed link with a known one, because only the token's hash is stored. */
export async function tokenOf(identity: ServiceInstance, email: string, purpose: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  const putOurs = async () =>
    identity.connection
      .collection('accounts')
      .updateOne({ email, 'links.purpose': purpose }, { $set: { 'links.$.tokenHash': tokenHash } });
  const latest = Date.now() + linkWithinMs;
  // The link of a password reset is created only after the response.
  while ((await putOurs()).modifiedCount !== 1) {
    if (Date.now() > latest) {
      throw new Error(`${email} got no link for ${purpose}`);
    }
    await delay(20);
  }
  return token;
}

export function anEmail(): string {
  return `robin.${randomUUID().slice(0, 8)}@example.com`;
}

export function aClientForm() {
  const names = { firstName: 'Robin', lastName: 'Vale' };
  return { ...names, email: anEmail(), password, confirmPassword: password, phone: '212-555-0100' };
}
