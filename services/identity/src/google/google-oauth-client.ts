import { requiredEmail } from '@marquee/contracts/email-address';
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@marquee/service-kit/process/logger';
import { z } from 'zod';
import { googleSignInError } from './google-sign-in-error.ts';
import type { GoogleVariables } from './google-variables.ts';
import { createPassportAdapter } from './passport-adapter.ts';
import type { AuthorizationState } from './passport-adapter.ts';

/** A person as Google identifies them. Only `sub` never changes. */
export type GooglePerson = { sub: string; email: string | null; hasConfirmedEmail: boolean };

export type GoogleOAuthClient = {
  /** Returns Google's URL to which to redirect the browser. `saveState` stores the state to compare when the browser returns. */
  getAuthorizationUrl(saveState: (state: AuthorizationState) => Promise<void>): Promise<string>;
  fetchPerson(grant: { code: string; verifier: string }): Promise<GooglePerson>;
};

type OAuthClientDeps = { config: GoogleVariables & { PUBLIC_URL: string }; logger: Logger };

const userinfo = z.object({
  sub: z.string().min(1).max(255),
  email: requiredEmail('').nullable().catch(null),
  email_verified: z.boolean().catch(false),
});

/** Returns null if Google sign-in is not configured. */
export function createGoogleOAuthClient({ config, logger }: OAuthClientDeps): GoogleOAuthClient | null {
  const {
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_WAIT_MS: timeoutMs,
  } = config;
  if (clientId === undefined || clientSecret === undefined) {
    return null;
  }
  const passport = createPassportAdapter({
    clientId,
    clientSecret,
    callbackUrl: `${config.PUBLIC_URL}/api/auth/google/callback`,
    authorizationUrl: config.GOOGLE_AUTHORIZATION_URL,
    tokenUrl: config.GOOGLE_TOKEN_URL,
    userinfoUrl: config.GOOGLE_USERINFO_URL,
    timeoutMs,
    newState: () => randomBytes(32).toString('base64url'),
  });
  return {
    getAuthorizationUrl: passport.getAuthorizationUrl,
    async fetchPerson(grant) {
      try {
        return toPerson(await withTimeout(timeoutMs, passport.fetchUserInfo(grant)));
      } catch (error) {
        // Logs only the error's name, because Google's error message may contain the code.
        const reason = error instanceof Error ? error.name : 'unknown';
        logger.warn({ reason }, 'Google did not return an identity');
        throw googleSignInError('google-failed');
      }
    },
  };
}

function toPerson(response: unknown): GooglePerson {
  const { sub, email, email_verified } = userinfo.parse(response);
  return { sub, email, hasConfirmedEmail: email !== null && email_verified };
}

async function withTimeout<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> {
  const timer = new AbortController();
  const timeout = delay(ms, undefined, { signal: timer.signal }).then(() => {
    throw new DOMException('Google did not answer in time', 'TimeoutError');
  });
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    timer.abort();
    timeout.catch(() => undefined);
  }
}
