import { services } from '@marquee/contracts/internal-operations';
import type { Service } from '@marquee/contracts/operation';
import type { Caller } from '@marquee/service-kit/auth/caller';
import { tokenLifetime } from '@marquee/service-kit/auth/token-signer';
import type { TokenSigner } from '@marquee/service-kit/auth/token-signer';
import { evictOldest } from '@marquee/service-kit/evict-oldest';

type Signed = { claims: string; token: Promise<string>; expiresAt: Date };

export type SessionTokens = {
  /** Returns a token for each service; `expiresAt` is the earliest expiry. */
  tokensFor(caller: Caller): Promise<{ tokens: Record<Service, string>; expiresAt: string }>;
};

/** A returned token is valid for at least this long, because the gateway caches tokens for 5 s and a call may take 10 s. */
const minRemainingMs = 20_000;
const maxCached = 40_000;

/** Caches one token per session and service until it nearly expires or the claims change, because signing is expensive. */
export function createSessionTokens({
  signer,
  now,
}: {
  signer: TokenSigner;
  now: () => Date;
}): SessionTokens {
  const cache = new Map<string, Signed>();

  function sign(key: string, caller: Caller, audience: Service): Signed {
    const expiresAt = new Date(now().getTime() + tokenLifetime * 1000);
    const signed = { claims: JSON.stringify(caller), token: signer.sign(caller, audience), expiresAt };
    cache.delete(key);
    evictOldest(cache, maxCached);
    cache.set(key, signed);
    return signed;
  }

  function tokenFor(caller: Caller, audience: Service): Signed {
    const key = `${caller.sid} ${audience}`;
    const known = cache.get(key);
    const isValid =
      known?.claims === JSON.stringify(caller) &&
      known.expiresAt.getTime() - now().getTime() >= minRemainingMs;
    return isValid ? known : sign(key, caller, audience);
  }

  return {
    async tokensFor(caller) {
      const signed = services.map((audience) => [audience, tokenFor(caller, audience)] as const);
      const tokens = await Promise.all(
        signed.map(async ([audience, { token }]) => [audience, await token] as const),
      );
      const ends = signed.map(([, { expiresAt }]) => expiresAt.getTime());
      return {
        tokens: Object.fromEntries(tokens) as Record<Service, string>,
        expiresAt: new Date(Math.min(...ends)).toISOString(),
      };
    },
  };
}
