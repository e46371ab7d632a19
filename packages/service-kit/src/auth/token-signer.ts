import type { Service } from '@marquee/contracts/operation';
import { importJWK, SignJWT } from 'jose';
import type { JWK } from 'jose';
import type { Caller } from './caller.ts';
import { toClaims, tokenIssuer, tokenType } from './token-claims.ts';

/** Lifetime of a token in seconds. */
export const tokenLifetime = 60;

export type TokenSigner = { sign(caller: Caller, audience: Service | 'gateway'): Promise<string> };

/** Signs with `key`, a private Ed25519 JWK. The token's header has the key's `kid`, if there is one. */
export function createTokenSigner({ key, now }: { key: JWK; now: () => Date }): TokenSigner {
  const imported = importJWK(key, 'EdDSA');
  return {
    async sign(caller, audience) {
      const issuedAt = Math.floor(now().getTime() / 1000);
      return new SignJWT(toClaims(caller))
        .setProtectedHeader({ alg: 'EdDSA', typ: tokenType, ...(key.kid !== undefined && { kid: key.kid }) })
        .setIssuer(tokenIssuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + tokenLifetime)
        .sign(await imported);
    },
  };
}
