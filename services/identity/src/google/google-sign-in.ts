import { browserCookies } from '@marquee/service-kit/http/browser-cookies';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { Connection } from '@marquee/service-kit/store/database';
import { createOwnCookie } from '../sessions/own-cookie.ts';
import type { GoogleDoor } from './google-door.ts';
import { createGoogleDoor } from './google-door.ts';
import type { GoogleVariables } from './google-variables.ts';
import { createPendingSignIns, pendingLifetimeMs } from './pending-sign-in.ts';
import type { PendingSignIns } from './pending-sign-in.ts';
import { createPendingSignInRepository } from './pending-sign-in-repository.ts';

export type GoogleSignIn = {
  /** Null when Google sign-in is not configured. */
  door: GoogleDoor | null;
  pendings: PendingSignIns;
};

type GoogleNeed = {
  config: GoogleVariables & { PUBLIC_URL: string };
  connection: Connection;
  logger: Logger;
  now: () => Date;
};

export function createGoogleSignIn({ config, connection, logger, now }: GoogleNeed): GoogleSignIn {
  const repository = createPendingSignInRepository(connection);
  const cookie = createOwnCookie({
    name: browserCookies.googleSignIn,
    publicUrl: config.PUBLIC_URL,
    lifetimeMs: pendingLifetimeMs,
  });
  return {
    door: createGoogleDoor({ config, logger }),
    pendings: createPendingSignIns({ repository, cookie, now }),
  };
}
