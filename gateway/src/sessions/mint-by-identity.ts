import { mintSessionToken } from '@marquee/contracts/internal-operations';
import { callService } from '@marquee/service-kit/http/call-service';
import type { Mint } from './session-tokens.ts';

type IdentityDoor = { baseUrl: string; secret: string };

/** Of each question. One that has gone refuses at once; a replica that starts on a busy machine may take this long to its first answer. */
const withinMs = 1_200;

/** Asks twice: neither a connection that identity has just closed nor a replica that hangs is a refusal. */
export function mintByIdentity(door: IdentityDoor): Mint {
  return async (session, audience, cause) => {
    const ask = () => {
      const signal = AbortSignal.timeout(withinMs);
      return callService(mintSessionToken, { ...door, cause, body: { session, audience }, signal });
    };
    return ask().catch(ask);
  };
}
