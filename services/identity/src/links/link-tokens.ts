import { createHash, createHmac, hkdfSync } from 'node:crypto';

export type LinkTokens = {
  /** What the mailed address carries. Made again from the link's id when the mail is written, so it is stored nowhere. */
  tokenFor(linkId: string): string;
  hashOf(token: string): string;
};

export function createLinkTokens(secret: string): LinkTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'marquee mailed links', 32));
  return {
    tokenFor: (linkId) => createHmac('sha256', key).update(linkId).digest('base64url'),
    hashOf: (token) => createHash('sha256').update(token).digest('base64url'),
  };
}
