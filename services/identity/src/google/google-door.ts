import { requiredEmail } from '@marquee/contracts/email-address';
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@marquee/service-kit/process/logger';
import { z } from 'zod';
import { refusedByGoogle } from './google-refusal.ts';
import type { GoogleVariables } from './google-variables.ts';
import { createPassportDoor } from './passport-door.ts';
import type { Kept } from './passport-door.ts';

/** The person as Google identifies them. Only `sub` never changes. */
export type GooglePerson = { sub: string; email: string | null; hasConfirmedEmail: boolean };

export type GoogleDoor = {
  /** Returns the address to redirect the browser to; `keep` stores what its return is compared with. */
  wayThere(keep: (kept: Kept) => Promise<void>): Promise<string>;
  personBehind(ticket: { code: string; verifier: string }): Promise<GooglePerson>;
};

type DoorNeed = { config: GoogleVariables & { PUBLIC_URL: string }; logger: Logger };

const userinfo = z.object({
  sub: z.string().min(1).max(255),
  email: requiredEmail('').nullable().catch(null),
  email_verified: z.boolean().catch(false),
});

/** Null when Google sign-in is not configured. */
export function createGoogleDoor({ config, logger }: DoorNeed): GoogleDoor | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_WAIT_MS: waitMs } = config;
  if (clientId === undefined || clientSecret === undefined) {
    return null;
  }
  const passport = createPassportDoor({
    clientId,
    clientSecret,
    callbackUrl: `${config.PUBLIC_URL}/api/auth/google/callback`,
    authorizationUrl: config.GOOGLE_AUTHORIZATION_URL,
    tokenUrl: config.GOOGLE_TOKEN_URL,
    userinfoUrl: config.GOOGLE_USERINFO_URL,
    waitMs,
    newState: () => randomBytes(32).toString('base64url'),
  });
  return {
    wayThere: passport.wayThere,
    async personBehind(ticket) {
      try {
        return toPerson(await within(waitMs, passport.saidAbout(ticket)));
      } catch (error) {
        // Logs only the error's name: Google's message about a code may quote the code.
        const reason = error instanceof Error ? error.name : 'unknown';
        logger.warn({ reason }, 'Google did not say who signs in');
        throw refusedByGoogle('google-failed');
      }
    },
  };
}

function toPerson(said: unknown): GooglePerson {
  const { sub, email, email_verified } = userinfo.parse(said);
  return { sub, email, hasConfirmedEmail: email !== null && email_verified };
}

async function within<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> {
  const waiting = new AbortController();
  const late = delay(ms, undefined, { signal: waiting.signal }).then(() => {
    throw new DOMException('Google did not answer in time', 'TimeoutError');
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    waiting.abort();
    late.catch(() => undefined);
  }
}
