import { mintSessionToken } from '@marquee/contracts/internal-operations';
import { callService } from '@marquee/service-kit/http/call-service';
import type { Mint } from './session-tokens.ts';

type IdentityDoor = { baseUrl: string; secret: string };

/** For both questions together: whoever is refused hears of it within a second. */
const withinMs = 900;

/** Asks twice: a connection that identity has just closed is no refusal. */
export function mintByIdentity(door: IdentityDoor): Mint {
  return async (session, audience, cause) => {
    const signal = AbortSignal.timeout(withinMs);
    const ask = () => callService(mintSessionToken, { ...door, cause, body: { session, audience }, signal });
    const minted = await ask().catch(ask);
    return minted?.token ?? null;
  };
}
