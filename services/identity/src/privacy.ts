import { identityExportCollected } from '@marquee/contracts/messages/privacy-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { collectExport } from '@marquee/service-kit/privacy/collect-export';
import { eraseAccount } from '@marquee/service-kit/privacy/erase-account';
import type { Eraser } from '@marquee/service-kit/privacy/erase-account';
import { createExportPages } from '@marquee/service-kit/privacy/export-pages';
import { forgetCallsOf } from '@marquee/service-kit/store/call-record';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { Connection } from '@marquee/service-kit/store/database';
import type { AccountRepository } from './accounts/account-repository.ts';
import type { AuditTrail } from './audit/audit-trail.ts';
import { createErasedAccountRemoval } from './deletion/remove-erased-accounts.ts';
import { createErasedAccountRepository } from './deletion/erased-account-repository.ts';
import { createAccountSource } from './accounts/account-source.ts';
import type { StatusProjections } from './bookings/create-status-projections.ts';
import { projectStatuses } from './bookings/project-statuses.ts';
import type { DeviceRepository } from './devices/device-repository.ts';
import { createCollectedPages } from './exports/collected-page-repository.ts';
import { createExportRepository } from './exports/export-repository.ts';
import { storeExportPage } from './exports/store-export-page.ts';
import { ownRecords } from './exports/own-records.ts';
import type { EmailQueueRepository } from './email-queue/email-queue-repository.ts';
import type { TwoFactorStore } from './two-factor/two-factor-store.ts';
import type { PendingSessionRepository } from './sessions/pending-session-repository.ts';
import type { SessionRepository } from './sessions/session-repository.ts';

type PrivacyDeps = {
  connection: Connection;
  accounts: AccountRepository;
  sessions: SessionRepository;
  emailQueue: EmailQueueRepository;
  twoFactorStore: TwoFactorStore;
  devices: DeviceRepository;
  pendingSessions: PendingSessionRepository;
  trail: AuditTrail;
  statusProjections: StatusProjections;
  logger: Logger;
  now: () => Date;
};

/** The components for exporting and erasing people's data. */
export function createPrivacy(deps: PrivacyDeps) {
  const { connection, sessions, pendingSessions, devices, emailQueue, logger, now } = deps;
  const { bookings, openQuotes, invoices } = deps.statusProjections;
  const exports = createExportRepository(connection);
  const collectedPages = createCollectedPages(connection);
  const erasedAccounts = createErasedAccountRepository(connection);
  const pages = createExportPages(connection, identityExportCollected);

  /** These erase all data of an account. The account and its two-factor document are removed later, once their messages are published. */
  const erasers: Eraser[] = [
    ({ payload }) => sessions.eraseOf(payload.accountId),
    ({ payload }) => pendingSessions.eraseOf(payload.accountId),
    ({ payload }) => devices.eraseOf(payload.accountId),
    ({ payload }) => emailQueue.eraseOf(payload.accountId, now()),
    ({ payload }) => exports.eraseOf(payload.accountId),
    // Runs after the exports are erased. A page that arrives later then belongs to no export and is dropped.
    ({ payload }) => collectedPages.eraseOf(payload.accountId),
    (erasure) => pages.eraseOf(erasure),
    ({ payload }) => forgetCallsOf(connection, payload.accountId),
    // Logged outside the database, so that the deletion can be repeated after a backup has restored the account.
    async ({ payload }) => {
      logger.info({ accountId: payload.accountId }, 'an account was deleted');
    },
  ];
  const subscriptions: Subscription[] = [
    ...projectStatuses(deps.statusProjections),
    collectExport({ queue: 'identity.collect-export', pages, sources: ownRecords(deps), now }),
    storeExportPage({ exports, collectedPages, now }),
    eraseAccount({ queue: 'identity.erase-account', erasers }),
  ];
  return {
    repositories: { bookings, openQuotes, invoices, exports, collectedPages },
    stores: [exports, pages, erasedAccounts],
    subscriptions,
    snapshotSources: [createAccountSource({ ...deps, erasedAccounts })],
    workers: [createErasedAccountRemoval({ ...deps, erasedAccounts })],
  };
}
