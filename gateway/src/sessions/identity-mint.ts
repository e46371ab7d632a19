import { mintSessionToken } from '@marquee/contracts/internal-operations';
import { callService } from '@marquee/service-kit/http/call-service';
import type { Mint } from './session-tokens.ts';

type IdentityService = { baseUrl: string; secret: string };

/**
 * Timeout of each attempt in milliseconds. A stopped replica refuses connections at once; a replica that starts on a busy machine may need
 * this long for its first answer.
 */
const withinMs = 1_200;

/** Allows up to 100 retries; every ten answers restore one. Without this limit, retries would keep an overloaded identity slow. */
const retryBudget = { max: 100, answersPerRetry: 10 } as const;

/** While the budget lasts, retries a failed attempt once: identity may just have closed the connection, or only one replica may hang. */
export function createIdentityMint(identity: IdentityService): Mint {
  // Counted in whole answers, because adding 0.1 ten times gives less than one in floating point.
  const max = retryBudget.max * retryBudget.answersPerRetry;
  let left = max;

  return async (session, audience, cause) => {
    const requestToken = async () => {
      const signal = AbortSignal.timeout(withinMs);
      const body = { session, audience };
      const answer = await callService(mintSessionToken, { ...identity, cause, body, signal });
      left = Math.min(max, left + 1);
      return answer;
    };
    return requestToken().catch((failure: unknown) => {
      if (left < retryBudget.answersPerRetry) {
        throw failure;
      }
      left -= retryBudget.answersPerRetry;
      return requestToken();
    });
  };
}
