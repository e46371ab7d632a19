import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import type { ServiceInstance } from '../service-instance.ts';

const linkWithinMs = 10_000;
const purposes = { verify: 'verify-email', reset: 'reset-password' } as const;

export type LinkKind = keyof typeof purposes;

/** Returns the token of the link of this kind that identity has emailed to this address. */
export function createLinkTokens(identity: ServiceInstance) {
  const known = new Map<string, string>();

  return async (email: string, kind: LinkKind): Promise<string> => {
    const key = `${kind} ${email}`;
    const token = known.get(key) ?? (await replaceToken(identity, email, purposes[kind]));
    known.set(key, token);
    return token;
  };
}

/** Replaces the token of an emailed link with a known one, because only the token's hash is stored. */
async function replaceToken(identity: ServiceInstance, email: string, purpose: string): Promise<string> {
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
