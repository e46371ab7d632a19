import { mintSessionToken } from '@marquee/contracts/internal-operations';
import { callService } from '@marquee/service-kit/http/call-service';
import type { Mint } from './session-tokens.ts';

type IdentityDoor = { baseUrl: string; secret: string };

const timeoutMs = 1_500;

/** Asks twice: a connection that identity has just closed is no refusal. */
export function mintByIdentity(door: IdentityDoor): Mint {
  return async (session, audience, cause) => {
    const ask = () =>
      callService(mintSessionToken, { ...door, cause, body: { session, audience }, timeoutMs });
    const minted = await ask().catch(ask);
    return minted?.token ?? null;
  };
}
