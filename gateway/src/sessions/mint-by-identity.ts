import { mintSessionToken } from '@marquee/contracts/internal-operations';
import { callService } from '@marquee/service-kit/http/call-service';
import type { Mint } from './session-tokens.ts';

type IdentityDoor = { baseUrl: string; secret: string };

/** Of each question. One that has gone refuses at once; a replica that starts on a busy machine may take this long to its first answer. */
const withinMs = 1_200;

/** Questions that may be asked again in a row, and how many answers give one of those back. Where identity is slow for everybody, asking all twice would keep it slow. */
const again = { most: 100, answersForOne: 10 } as const;

/** Asks twice: neither a connection that identity has just closed nor a replica that hangs is a refusal. */
export function mintByIdentity(door: IdentityDoor): Mint {
  // In answers, because ten times a tenth is less than one.
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
