import { mintSessionToken } from '@marquee/contracts/internal-operations';
import { callService } from '@marquee/service-kit/http/call-service';
import type { Mint } from './session-tokens.ts';

type IdentityDoor = { baseUrl: string; secret: string };

/**
 * Timeout of each attempt. A stopped replica refuses connections at once; one that starts on a busy machine may take this long to its first
 * answer.
 */
const withinMs = 1_200;

/** Retry budget: up to 100 retries in a row; every ten answers restore one. Without a limit, retries would keep a slow identity slow. */
const again = { most: 100, answersForOne: 10 } as const;

/** Tries twice: a connection that identity has just closed, or a hanging replica, is no final failure. */
export function mintByIdentity(door: IdentityDoor): Mint {
  // Counted in answers, because ten times 0.1 is less than one in floating point.
  const most = again.most * again.answersForOne;
  let left = most;

  return async (session, audience, cause) => {
    const ask = async () => {
      const signal = AbortSignal.timeout(withinMs);
      const body = { session, audience };
      const answer = await callService(mintSessionToken, { ...door, cause, body, signal });
      left = Math.min(most, left + 1);
      return answer;
    };
    return ask().catch((failure: unknown) => {
      if (left < again.answersForOne) {
        throw failure;
      }
      left -= again.answersForOne;
      return ask();
    });
  };
}
