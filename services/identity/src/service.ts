import { createAuditNotes } from '@marquee/service-kit/audit/audit-notes';
import { createTokenSigner } from '@marquee/service-kit/auth/token-signer';
import { composeService } from '@marquee/service-kit/compose-service';
import type { Service, ServiceDeps } from '@marquee/service-kit/compose-service';
import { browserCookies } from '@marquee/service-kit/http/browser-cookies';
import type { BrowserCookie } from '@marquee/service-kit/http/browser-cookies';
import { quietTelemetry } from '@marquee/service-kit/process/telemetry';
import { createRateLimits } from '@marquee/service-kit/throttle/rate-limits';
import { createAccountRepository } from './accounts/account-repository.ts';
import { initAccounts } from './accounts/make-admin-account.ts';
import { createAccountBehind } from './sessions/account-behind.ts';
import { createAttemptRepository } from './attempts/attempt-repository.ts';
import { createThrottle } from './attempts/throttle.ts';
import { createAuditRepository } from './audit/audit-repository.ts';
import { createAuditTrail } from './audit/audit-trail.ts';
import { createIdentityAudit } from './audit/identity-audit.ts';
import { keepAudit } from './audit/keep-audit.ts';
import type { IdentityConfig } from './config.ts';
import { createStandings } from './bookings/create-standings.ts';
import { createDeviceRepository, rememberedForMs } from './devices/device-repository.ts';
import { createDeviceSecrets } from './devices/device-secrets.ts';
import { createKnownDevices } from './devices/known-devices.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { createFingerprint } from './keyed-hash.ts';
import { identityRoutes, internalRoutes } from './identity-routes.ts';
import { createGoogleSignIn } from './google/google-sign-in.ts';
import { createLinkTokens } from './links/link-tokens.ts';
import { chooseMailer } from './mails/choose-mailer.ts';
import { keepMail } from './mails/keep-mail.ts';
import { createMailDelivery } from './mails/mail-delivery.ts';
import { createMailRepository } from './mails/mail-repository.ts';
import { createStillWanted } from './mails/still-wanted.ts';
import type { Mailer } from './mails/mailer.ts';
import { watchMails } from './mails/watch-mails.ts';
import { createSecurityNotices } from './mails/security-notices.ts';
import { createMailWriter } from './mails/write-mail.ts';
import { createNotices } from './notices/create-notices.ts';
import { createPasswordHasher } from './passwords/password-hasher.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';
import { createPrivacy } from './privacy.ts';
import { createRemoteWatch } from './remote-reports/remote-watch.ts';
import { mailResetLink } from './resets/mail-reset-link.ts';
import { createResetRepository } from './resets/reset-repository.ts';
import { createResetWorker } from './resets/reset-worker.ts';
import { createSafe } from './second-step/safe.ts';
import { createSecondSteps } from './second-step/second-steps.ts';
import { createHalfSessionRepository } from './sessions/half-session-repository.ts';
import { createHalfSessions, halfSessionMs } from './sessions/half-sessions.ts';
import { createOwnCookie } from './sessions/own-cookie.ts';
import { createSessionCookie } from './sessions/session-cookie.ts';
import { createSessionRepository } from './sessions/session-repository.ts';
import { createSessionTokens } from './sessions/session-tokens.ts';
import { createSessions } from './sessions/sessions.ts';
import { createMailHolds } from './unsolicited/mail-holds.ts';
import { releaseMails } from './unsolicited/release-mails.ts';

/** `mailer` replaces the configured one; `passwords` replaces the real hasher. */
export type IdentityServiceDeps = ServiceDeps<IdentityConfig> & {
  mailer?: Mailer;
  passwords?: PasswordHasher;
};

const hourMs = 3_600_000;

export function createIdentityService(deps: IdentityServiceDeps): Service {
  const { config, connection, logger, now } = deps;
  const { mailer = chooseMailer(config, logger) } = deps;
  const { passwords = createPasswordHasher(config.PASSWORD_HASH_COST) } = deps;
  const { telemetry = quietTelemetry('identity') } = deps;
  const lifetime = {
    idleMs: config.SESSION_IDLE_HOURS * hourMs,
    longestMs: config.SESSION_MAX_HOURS * hourMs,
  };
  const publicUrl = config.PUBLIC_URL;
  const cookie = createSessionCookie(publicUrl, lifetime);
  const ownCookie = (name: BrowserCookie, lifetimeMs: number) =>
    createOwnCookie({ name, publicUrl, lifetimeMs });
  const halfCookie = ownCookie(browserCookies.halfSession, halfSessionMs);
  const deviceCookie = ownCookie(browserCookies.device, rememberedForMs);
  const accounts = createAccountRepository(connection);
  const mails = createMailRepository(connection);
  const fingerprint = createFingerprint(config.LINK_SECRET);
  const attempts = createAttemptRepository(connection, fingerprint);
  const repository = createSessionRepository(connection);
  const entries = createAuditRepository(connection);
  const auditNotes = createAuditNotes({ connection, service: 'identity', now });
  const trail = createAuditTrail({ repository: entries, keepDays: config.AUDIT_KEEP_DAYS, now });
  const halves = createHalfSessionRepository(connection);
  const devices = createDeviceRepository(connection);
  const secondSteps = createSecondSteps(connection);
  const safe = createSafe(config.SECOND_STEP_KEY);
  const linkTokens = createLinkTokens(config.LINK_SECRET);
  const writeMail = createMailWriter({ publicUrl, linkTokens, timeZone: config.TIME_ZONE });
  const google = createGoogleSignIn({ config, connection, logger, now });
  const standings = createStandings(connection);
  const isStillWanted = createStillWanted({ ...standings, accounts, now });
  const { limits, registry } = telemetry.metrics;
  watchMails({ registry, mails, now });
  const delivery = createMailDelivery({ mails, mailer, writeMail, isStillWanted, logger, now });
  const resets = createResetRepository(connection);
  const mailLink = mailResetLink({ accounts, linkTokens, now });
  const resetWorker = createResetWorker({ resets, mailLink, logger, now });
  const counting = { attempts, values: config, metrics: limits };
  const rates = createRateLimits({ ...counting, now });
  const mailHolds = createMailHolds({
    ...{ connection, fingerprint, values: config, metrics: limits },
    ...{ accounts, mails, isStillWanted, logger, now },
  });
  const postSecurityNotice = createSecurityNotices({ mails, rates, now });
  const noticeDeps = { accounts, mails, mailHolds, rates, timeZone: config.TIME_ZONE, now };
  const notices = createNotices({ connection, logger, registry, isStillWanted, ...noticeDeps });
  const sessions = createSessions({
    ...{ repository, cookie, lifetime, now },
    most: config.SESSION_ACCOUNT_LIMIT,
    onEnded: () => {
      limits.reached('SESSION_ACCOUNT_LIMIT');
    },
  });
  const behind = createAccountBehind(accounts);
  const privacy = createPrivacy({
    ...{ connection, accounts, sessions: repository, mails, secondSteps, devices, logger, now },
    ...{ halfSessions: halves, trail, standings },
  });
  const identity: IdentityDeps = {
    accounts,
    accountBehind: behind.accountOf,
    sessions,
    halfSessions: createHalfSessions({
      ...{ halves, accounts, cookie: halfCookie, now },
      most: config.SESSION_ACCOUNT_LIMIT,
    }),
    knownDevices: createKnownDevices({
      ...{ devices, cookie: deviceCookie, postSecurityNotice, delivery, now },
      secrets: createDeviceSecrets(config.LINK_SECRET),
      most: config.DEVICE_ACCOUNT_LIMIT,
      onForgotten: () => {
        limits.reached('DEVICE_ACCOUNT_LIMIT');
      },
    }),
    secondSteps,
    safe,
    sessionTokens: createSessionTokens({
      signer: createTokenSigner({ key: config.TOKEN_SIGNING_KEY, now }),
      now,
    }),
    passwords,
    throttle: createThrottle({ ...counting, rates, now }),
    audit: createIdentityAudit({ write: auditNotes.write, attempts, fingerprint, now }),
    trail,
    linkTokens,
    google,
    mails,
    mailHolds,
    delivery,
    resets,
    resetWorker,
    ...privacy.repositories,
    watchRemote: createRemoteWatch({ registry, logger }),
    operatorEmail: config.ADMIN_EMAIL,
    now,
  };

  return composeService({
    ...deps,
    telemetry,
    name: 'identity',
    stores: [
      {
        ...accounts,
        init: () => initAccounts({ accounts, secondSteps, safe, passwords, logger, now }, config),
      },
      { init: () => mails.limitHolds() },
      ...[secondSteps, ...privacy.stores],
    ],
    auditNotes,
    routes: identityRoutes(identity),
    internalRoutes: internalRoutes(identity),
    subscriptions: [
      keepMail({ mails, postSecurityNotice, delivery }),
      releaseMails({ mailHolds, delivery }),
      keepAudit(trail),
      ...notices.subscriptions,
      ...privacy.subscriptions,
    ],
    workers: [delivery, resetWorker, ...notices.workers, ...privacy.workers],
    nudge: () => {
      [delivery, ...notices.workers].forEach((worker) => {
        worker.nudge();
      });
    },
    async callerOf({ cookie: header }) {
      const open = await sessions.find(cookie.read(header));
      return open && behind.callerOf(open);
    },
  });
}
