import { createAuditOutbox } from '@marquee/service-kit/audit/audit-outbox';
import { createTokenSigner } from '@marquee/service-kit/auth/token-signer';
import { composeService } from '@marquee/service-kit/compose-service';
import type { Service, ServiceDeps } from '@marquee/service-kit/compose-service';
import { browserCookies } from '@marquee/service-kit/http/browser-cookies';
import type { BrowserCookie } from '@marquee/service-kit/http/browser-cookies';
import { metricsOnlyTelemetry } from '@marquee/service-kit/process/telemetry';
import { createRateLimits } from '@marquee/service-kit/throttle/rate-limits';
import { createAccountRepository } from './accounts/account-repository.ts';
import { initAccounts } from './accounts/ensure-admin-account.ts';
import { createAccountCache } from './sessions/account-cache.ts';
import { createAttemptRepository } from './attempts/attempt-repository.ts';
import { createThrottle } from './attempts/throttle.ts';
import { createAuditRepository } from './audit/audit-repository.ts';
import { createAuditTrail } from './audit/audit-trail.ts';
import { createIdentityAudit } from './audit/identity-audit.ts';
import { appendAuditEntry } from './audit/append-audit-entry.ts';
import type { IdentityConfig } from './config.ts';
import { createStatusProjections } from './bookings/create-status-projections.ts';
import { createDeviceRepository, deviceRetentionMs } from './devices/device-repository.ts';
import { createDeviceSecrets } from './devices/device-secrets.ts';
import { createKnownDevices } from './devices/known-devices.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { createFingerprint } from './keyed-hash.ts';
import { identityRoutes, internalRoutes } from './identity-routes.ts';
import { createGoogleSignIn } from './google/google-sign-in.ts';
import { createLinkTokens } from './links/link-tokens.ts';
import { createMailer } from './email-queue/create-mailer.ts';
import { enqueueEmail } from './email-queue/enqueue-email.ts';
import { createEmailDelivery } from './email-queue/email-delivery.ts';
import { createEmailQueueRepository } from './email-queue/email-queue-repository.ts';
import { createShouldSend } from './email-queue/should-send.ts';
import type { Mailer } from './email-queue/mailer.ts';
import { registerEmailMetrics } from './email-queue/email-metrics.ts';
import { createSecurityNotifications } from './email-queue/security-notifications.ts';
import { createEmailRenderer } from './email-templates/render-email.ts';
import { createNotifications } from './notifications/create-notifications.ts';
import { createPasswordHasher } from './passwords/password-hasher.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';
import { createPrivacy } from './privacy.ts';
import { createRemoteReportRecorder } from './remote-reports/remote-report-recorder.ts';
import { emailResetLink } from './resets/email-reset-link.ts';
import { createResetRepository } from './resets/reset-repository.ts';
import { createResetWorker } from './resets/reset-worker.ts';
import { createSecretEncryption } from './two-factor/secret-encryption.ts';
import { createTwoFactorStore } from './two-factor/two-factor-store.ts';
import { createPendingSessionRepository } from './sessions/pending-session-repository.ts';
import { createPendingSessions, pendingSessionMs } from './sessions/pending-sessions.ts';
import { createHttpOnlyCookie } from './sessions/http-only-cookie.ts';
import { createSessionCookie } from './sessions/session-cookie.ts';
import { createSessionRepository } from './sessions/session-repository.ts';
import { createSessionTokens } from './sessions/session-tokens.ts';
import { createSessions } from './sessions/sessions.ts';
import { createEmailHolds } from './unsolicited/email-holds.ts';
import { releaseHeldEmails } from './unsolicited/release-held-emails.ts';

/** `mailer` replaces the configured mailer; `passwords` replaces the real hasher. */
export type IdentityServiceDeps = ServiceDeps<IdentityConfig> & {
  mailer?: Mailer;
  passwords?: PasswordHasher;
};

const hourMs = 3_600_000;

export function createIdentityService(deps: IdentityServiceDeps): Service {
  const { config, connection, logger, now } = deps;
  const { mailer = createMailer(config, logger) } = deps;
  const { passwords = createPasswordHasher(config.PASSWORD_HASH_COST) } = deps;
  const { telemetry = metricsOnlyTelemetry('identity') } = deps;
  const lifetime = {
    idleMs: config.SESSION_IDLE_HOURS * hourMs,
    longestMs: config.SESSION_MAX_HOURS * hourMs,
  };
  const publicUrl = config.PUBLIC_URL;
  const cookie = createSessionCookie(publicUrl, lifetime);
  const ownCookie = (name: BrowserCookie, lifetimeMs: number) =>
    createHttpOnlyCookie({ name, publicUrl, lifetimeMs });
  const pendingSessionCookie = ownCookie(browserCookies.pendingSession, pendingSessionMs);
  const deviceCookie = ownCookie(browserCookies.device, deviceRetentionMs);
  const accounts = createAccountRepository(connection);
  const emailQueue = createEmailQueueRepository(connection);
  const fingerprint = createFingerprint(config.LINK_SECRET);
  const attempts = createAttemptRepository(connection, fingerprint);
  const entries = createAuditRepository(connection);
  const auditOutbox = createAuditOutbox({ connection, service: 'identity', now });
  const trail = createAuditTrail({ repository: entries, keepDays: config.AUDIT_KEEP_DAYS, now });
  const pendingSessionRepository = createPendingSessionRepository(connection);
  const devices = createDeviceRepository(connection);
  const twoFactorStore = createTwoFactorStore(connection);
  const repository = createSessionRepository(connection, { accounts, twoFactors: twoFactorStore });
  const secretEncryption = createSecretEncryption(config.SECOND_STEP_KEY);
  const linkTokens = createLinkTokens(config.LINK_SECRET);
  const renderEmail = createEmailRenderer({ publicUrl, linkTokens, timeZone: config.TIME_ZONE });
  const google = createGoogleSignIn({ config, connection, logger, now });
  const statusProjections = createStatusProjections(connection);
  const shouldSend = createShouldSend({ ...statusProjections, accounts, now });
  const { limits, registry } = telemetry.metrics;
  registerEmailMetrics({ registry, emailQueue, now });
  const delivery = createEmailDelivery({ emailQueue, mailer, renderEmail, shouldSend, logger, now });
  const resets = createResetRepository(connection);
  const emailLink = emailResetLink({ accounts, linkTokens, now });
  const resetWorker = createResetWorker({ resets, emailLink, logger, now });
  const limitDeps = { attempts, values: config, metrics: limits };
  const rates = createRateLimits({ ...limitDeps, now });
  const emailHolds = createEmailHolds({
    ...{ connection, fingerprint, values: config, metrics: limits },
    ...{ accounts, emailQueue, shouldSend, logger, now },
  });
  const enqueueSecurityNotification = createSecurityNotifications({ emailQueue, rates, now });
  const notificationDeps = { accounts, emailQueue, emailHolds, rates, timeZone: config.TIME_ZONE, now };
  const notifications = createNotifications({
    ...{ connection, logger, registry, shouldSend },
    ...notificationDeps,
  });
  const sessions = createSessions({
    ...{ repository, cookie, lifetime, now },
    maxPerAccount: config.SESSION_ACCOUNT_LIMIT,
    onEnded: () => {
      limits.reached('SESSION_ACCOUNT_LIMIT');
    },
  });
  const accountCache = createAccountCache(accounts);
  const privacy = createPrivacy({
    ...{ connection, accounts, sessions: repository, emailQueue, twoFactorStore, devices, logger, now },
    ...{ pendingSessions: pendingSessionRepository, trail, statusProjections },
  });
  const identity: IdentityDeps = {
    accounts,
    getCachedAccount: accountCache.accountOf,
    sessions,
    pendingSessions: createPendingSessions({
      ...{ repository: pendingSessionRepository, accounts, cookie: pendingSessionCookie, now },
      maxPerAccount: config.SESSION_ACCOUNT_LIMIT,
    }),
    knownDevices: createKnownDevices({
      ...{ devices, cookie: deviceCookie, enqueueSecurityNotification, delivery, now },
      secrets: createDeviceSecrets(config.LINK_SECRET),
      maxPerAccount: config.DEVICE_ACCOUNT_LIMIT,
      onEvicted: () => {
        limits.reached('DEVICE_ACCOUNT_LIMIT');
      },
    }),
    twoFactorStore,
    secretEncryption,
    sessionTokens: createSessionTokens({
      signer: createTokenSigner({ key: config.TOKEN_SIGNING_KEY, now }),
      now,
    }),
    passwords,
    throttle: createThrottle({ ...limitDeps, rates, now }),
    audit: createIdentityAudit({ write: auditOutbox.write, attempts, fingerprint, now }),
    trail,
    linkTokens,
    google,
    emailQueue,
    emailHolds,
    delivery,
    resets,
    resetWorker,
    ...privacy.repositories,
    recordRemoteReport: createRemoteReportRecorder({ registry, logger }),
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
        init: () =>
          initAccounts({ accounts, twoFactorStore, secretEncryption, passwords, logger, now }, config),
      },
      { init: () => emailQueue.backfillHoldEnds() },
      ...[twoFactorStore, ...privacy.stores],
    ],
    ...{ auditOutbox, snapshotSources: privacy.snapshotSources },
    routes: identityRoutes(identity),
    internalRoutes: internalRoutes(identity),
    subscriptions: [
      enqueueEmail({ emailQueue, enqueueSecurityNotification, delivery }),
      releaseHeldEmails({ emailHolds, delivery }),
      appendAuditEntry(trail),
      ...notifications.subscriptions,
      ...privacy.subscriptions,
    ],
    workers: [delivery, resetWorker, ...notifications.workers, ...privacy.workers],
    wake: () => {
      [delivery, ...notifications.workers].forEach((worker) => {
        worker.wake();
      });
    },
    async identifyCaller({ cookie: header }) {
      const open = await sessions.find(cookie.read(header));
      return open && accountCache.callerOf(open);
    },
  });
}
