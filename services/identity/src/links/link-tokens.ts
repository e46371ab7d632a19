import { createHash } from 'node:crypto';
import { createKeyedHash } from '../keyed-hash.ts';

export type LinkTokens = {
  /** The token in an emailed link. Derived from the link's id when the email is rendered, so the token is never stored. */
  tokenFor(linkId: string): string;
  hashOf(token: string): string;
};

export function createLinkTokens(secret: string): LinkTokens {
  const hash = createKeyedHash(secret, 'marquee mailed links');
  return {
    tokenFor: (linkId) => hash(linkId).toString('base64url'),
    hashOf: (token) => createHash('sha256').update(token).digest('base64url'),
  };
}
