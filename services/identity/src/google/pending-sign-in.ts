import { createHash, randomBytes } from 'node:crypto';
import type { HttpOnlyCookie } from '../sessions/http-only-cookie.ts';
import type { PendingSignIn, PendingSignInRepository } from './pending-sign-in-repository.ts';
import type { AuthorizationState } from './passport-adapter.ts';

export type PendingSignIns = {
  /** Begins a sign-in in the browser with this cookie, or in a browser without one. The response must send `setCookie`. */
  begin(cookieHeader: string | undefined): {
    save: (state: AuthorizationState & { returnTo: string | null }) => Promise<void>;
    setCookie: string;
  };
  /** Returns the sign-in once. Null if it was not begun in this browser, has expired or was already consumed. */
  consume(cookieHeader: string | undefined, state: string | undefined): Promise<PendingSignIn | null>;
};

type PendingDeps = { repository: PendingSignInRepository; cookie: HttpOnlyCookie; now: () => Date };

export const pendingLifetimeMs = 10 * 60_000;

const wellFormed = /^[\w-]{43}$/;

export function createPendingSignIns({ repository, cookie, now }: PendingDeps): PendingSignIns {
  return {
    begin(cookieHeader) {
      // Two tabs of one browser share the cookie, so that sign-ins in both can finish.
      const browser = browserOf(cookieHeader) ?? randomBytes(32).toString('base64url');
      return {
        save: ({ state, verifier, returnTo }) =>
          repository.insert({
            id: idOf(browser, state),
            verifier,
            returnTo,
            expiresAt: new Date(now().getTime() + pendingLifetimeMs),
          }),
        setCookie: cookie.write(browser),
      };
    },
    async consume(cookieHeader, state) {
      const browser = browserOf(cookieHeader);
      if (browser === null || state === undefined) {
        return null;
      }
      const pending = await repository.consume(idOf(browser, state));
      return pending !== null && pending.expiresAt > now() ? pending : null;
    },
  };

  function browserOf(cookieHeader: string | undefined): string | null {
    const secret = cookie.read(cookieHeader);
    return secret !== null && wellFormed.test(secret) ? secret : null;
  }
}

function idOf(browser: string, state: string): string {
  return createHash('sha256')
    .update(JSON.stringify([browser, state]))
    .digest('base64url');
}
