import { createHash } from 'node:crypto';
import type { Service } from '@marquee/contracts/operation';
import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import type { JSONWebKeySet, JWTPayload } from 'jose';
import { evictOldest } from '../evict-oldest.ts';
import type { Caller } from './caller.ts';
import { toCaller, tokenIssuer, tokenType } from './token-claims.ts';
import { tokenLifetime } from './token-signer.ts';

export type TokenVerifier = {
  /** Returns the caller whom the token names; null unless identity issued the token for this audience and the token has not expired. */
  verify(token: string): Promise<Caller | null>;
};

type TokenVerifierOptions = {
  audience: Service | 'gateway';
  /** Identity's public Ed25519 keys. */
  keys: JSONWebKeySet;
  now: () => Date;
};

type Verified = { caller: Caller; expiresAt: number };

const maxCached = 10_000;

/** Caches verified tokens until they expire, because the calls of one page share a token. */
export function createTokenVerifier({ audience, keys, now }: TokenVerifierOptions): TokenVerifier {
  const keySet = createLocalJWKSet(keys);
  const verified = new Map<string, Verified>();

  async function check(token: string): Promise<Verified | null> {
    const payload = await readToken(() =>
      jwtVerify(token, keySet, {
        algorithms: ['EdDSA'],
        issuer: tokenIssuer,
        audience,
        typ: tokenType,
        requiredClaims: ['sub', 'iat', 'exp'],
        currentDate: now(),
      }),
    );
    const caller = payload && isNarrow(payload) ? toCaller(payload) : null;
    return caller && { caller, expiresAt: (payload?.exp ?? 0) * 1000 };
  }

  return {
    async verify(token) {
      const fingerprint = createHash('sha256').update(token).digest('base64');
      const known = verified.get(fingerprint);
      if (known !== undefined && known.expiresAt > now().getTime()) {
        return known.caller;
      }
      verified.delete(fingerprint);
      const fresh = await check(token);
      if (fresh !== null) {
        evictOldest(verified, maxCached);
        verified.set(fingerprint, fresh);
      }
      return fresh?.caller ?? null;
    },
  };
}

/** Whether the token has a single audience and at most the lifetime that identity gives to tokens. */
function isNarrow({ aud, iat = 0, exp = Infinity }: JWTPayload): boolean {
  return typeof aud === 'string' && exp - iat <= tokenLifetime;
}

async function readToken(verify: () => Promise<{ payload: JWTPayload }>): Promise<JWTPayload | null> {
  try {
    return (await verify()).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) {
      return null;
    }
    throw error;
  }
}
