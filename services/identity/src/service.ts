import { createTokenSigner } from '@marquee/service-kit/auth/token-signer';
import { composeService } from '@marquee/service-kit/compose-service';
import type { Service, ServiceDeps } from '@marquee/service-kit/compose-service';
import { createAccountRepository } from './accounts/account-repository.ts';
import { makeAdminAccount } from './accounts/make-admin-account.ts';
import { createAttemptRepository } from './attempts/attempt-repository.ts';
import { createThrottle } from './attempts/throttle.ts';
import type { IdentityConfig } from './config.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { identityRoutes, internalRoutes } from './identity-routes.ts';
import { createGoogleSignIn } from './google/google-sign-in.ts';
import { createLinkTokens } from './links/link-tokens.ts';
import { chooseMailer } from './mails/choose-mailer.ts';
import { keepMail } from './mails/keep-mail.ts';
import { createMailDelivery } from './mails/mail-delivery.ts';
import { createMailRepository } from './mails/mail-repository.ts';
import type { Mailer } from './mails/mailer.ts';
import { createMailWriter } from './mails/write-mail.ts';
import { createNotices } from './notices/create-notices.ts';
import { createPasswordHasher } from './passwords/password-hasher.ts';
import { createPrivacy } from './privacy.ts';
import { mailResetLink } from './resets/mail-reset-link.ts';
import { createResetRepository } from './resets/reset-repository.ts';
import { createResetWorker } from './resets/reset-worker.ts';
import { createSessionCookie } from './sessions/session-cookie.ts';
import { createSessionRepository } from './sessions/session-repository.ts';
import { createSessionTokens } from './sessions/session-tokens.ts';
import { createSessions } from './sessions/sessions.ts';
import { toCaller } from './sessions/to-caller.ts';

/** `mailer` replaces what the configuration would choose. */
export type IdentityServiceDeps = ServiceDeps<IdentityConfig> & { mailer?: Mailer };

const hourMs = 3_600_000;

export function createIdentityService(deps: IdentityServiceDeps): Service {
  const { config, connection, logger, now, mailer = chooseMailer(config, logger) } = deps;
  const lifetime = {
    idleMs: config.SESSION_IDLE_HOURS * hourMs,
    longestMs: config.SESSION_MAX_HOURS * hourMs,
  };
  const cookie = createSessionCookie(config.PUBLIC_URL, lifetime);
  const accounts = createAccountRepository(connection);
  const mails = createMailRepository(connection);
  const attempts = createAttemptRepository(connection);
  const repository = createSessionRepository(connection);
  const passwords = createPasswordHasher();
  const linkTokens = createLinkTokens(config.LINK_SECRET);
  const writeMail = createMailWriter({ publicUrl: config.PUBLIC_URL, linkTokens });
  const google = createGoogleSignIn({ config, connection, logger, now });
  const delivery = createMailDelivery({ mails, mailer, writeMail, logger, now });
  const resets = createResetRepository(connection);
  const mailLink = mailResetLink({ accounts, linkTokens, now });
  const resetWorker = createResetWorker({ resets, mailLink, logger, now });
  const timeZone = config.TIME_ZONE;
  const notices = createNotices({ connection, accounts, mails, delivery, logger, timeZone, now });
  const sessions = createSessions({ repository, accounts, cookie, lifetime, now });
  const privacy = createPrivacy({ connection, accounts, sessions: repository, mails, logger, now });
  const identity: IdentityDeps = {
    accounts,
    sessions,
    sessionTokens: createSessionTokens({
      signer: createTokenSigner({ key: config.TOKEN_SIGNING_KEY, now }),
      now,
    }),
    passwords,
    throttle: createThrottle({ attempts, limits: config, now }),
    linkTokens,
    google,
    mails,
    delivery,
    resets,
    resetWorker,
    ...privacy.repositories,
    operatorEmail: config.ADMIN_EMAIL,
    now,
  };

  /** After the unique index on the e-mail is there, before anybody can sign in. */
  async function initAccounts(): Promise<void> {
    await accounts.init();
    await makeAdminAccount(
      { accounts, passwords, logger, now },
      { email: config.ADMIN_EMAIL, password: config.ADMIN_PASSWORD },
    );
  }

  return composeService({
    ...deps,
    name: 'identity',
    collections: [
      { ...accounts, init: initAccounts },
      mails,
      attempts,
      repository,
      google,
      resets,
      ...notices.collections,
      ...privacy.collections,
    ],
    routes: identityRoutes(identity),
    internalRoutes: internalRoutes(identity),
    subscriptions: [keepMail({ mails, delivery }), ...notices.subscriptions, ...privacy.subscriptions],
    workers: [delivery, resetWorker, ...notices.workers, ...privacy.workers],
    async callerOf({ cookie: header }) {
      const open = await sessions.find(cookie.read(header));
      return open && toCaller(open);
    },
  });
}
