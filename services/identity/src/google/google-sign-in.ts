import { browserCookies } from '@marquee/service-kit/http/browser-cookies';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { Connection } from '@marquee/service-kit/store/database';
import { createHttpOnlyCookie } from '../sessions/http-only-cookie.ts';
import type { GoogleOAuthClient } from './google-oauth-client.ts';
import { createGoogleOAuthClient } from './google-oauth-client.ts';
import type { GoogleVariables } from './google-variables.ts';
import { createPendingSignIns, pendingLifetimeMs } from './pending-sign-in.ts';
import type { PendingSignIns } from './pending-sign-in.ts';
import { createPendingSignInRepository } from './pending-sign-in-repository.ts';

export type GoogleSignIn = {
  /** Null when Google sign-in is not configured. */
  oauthClient: GoogleOAuthClient | null;
  pendingSignIns: PendingSignIns;
};

type GoogleSignInDeps = {
  config: GoogleVariables & { PUBLIC_URL: string };
  connection: Connection;
  logger: Logger;
  now: () => Date;
};

export function createGoogleSignIn({ config, connection, logger, now }: GoogleSignInDeps): GoogleSignIn {
  const repository = createPendingSignInRepository(connection);
  const cookie = createHttpOnlyCookie({
    name: browserCookies.googleSignIn,
    publicUrl: config.PUBLIC_URL,
    lifetimeMs: pendingLifetimeMs,
  });
  return {
    oauthClient: createGoogleOAuthClient({ config, logger }),
    pendingSignIns: createPendingSignIns({ repository, cookie, now }),
  };
}
