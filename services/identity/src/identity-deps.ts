import type { Loop } from '@marquee/service-kit/process/loop';
import type { AccountRepository } from './accounts/account-repository.ts';
import type { AuditTrail } from './audit/audit-trail.ts';
import type { IdentityAudit } from './audit/identity-audit.ts';
import type { Throttle } from './attempts/throttle.ts';
import type { KnownDevices } from './devices/known-devices.ts';
import type { GoogleSignIn } from './google/google-sign-in.ts';
import type { BookingRepository } from './bookings/booking-repository.ts';
import type { InvoiceRepository } from './bookings/invoice-repository.ts';
import type { OpenQuoteRepository } from './bookings/open-quote-repository.ts';
import type { CollectedPages } from './exports/collected-page-repository.ts';
import type { ExportRepository } from './exports/export-repository.ts';
import type { LinkTokens } from './links/link-tokens.ts';
import type { EmailDelivery } from './email-queue/email-delivery.ts';
import type { EmailQueueRepository } from './email-queue/email-queue-repository.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';
import type { RecordRemoteReport } from './remote-reports/remote-report-recorder.ts';
import type { ResetRepository } from './resets/reset-repository.ts';
import type { SecretEncryption } from './two-factor/secret-encryption.ts';
import type { TwoFactorStore } from './two-factor/two-factor-store.ts';
import type { AccountCache } from './sessions/account-cache.ts';
import type { PendingSessions } from './sessions/pending-sessions.ts';
import type { SessionTokens } from './sessions/session-tokens.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { EmailHolds } from './unsolicited/email-holds.ts';

/** The dependencies of all use cases; each use case takes those that it needs. */
export type IdentityDeps = {
  accounts: AccountRepository;
  getCachedAccount: AccountCache['accountOf'];
  sessions: Sessions;
  pendingSessions: PendingSessions;
  knownDevices: KnownDevices;
  twoFactorStore: TwoFactorStore;
  secretEncryption: SecretEncryption;
  sessionTokens: SessionTokens;
  passwords: PasswordHasher;
  throttle: Throttle;
  /** Publishes new entries of the audit trail as messages. */
  audit: IdentityAudit;
  /** The stored entries of the audit trail. */
  trail: AuditTrail;
  linkTokens: LinkTokens;
  google: GoogleSignIn;
  emailQueue: EmailQueueRepository;
  emailHolds: EmailHolds;
  delivery: EmailDelivery;
  resets: ResetRepository;
  resetWorker: Loop;
  bookings: BookingRepository;
  openQuotes: OpenQuoteRepository;
  invoices: InvoiceRepository;
  exports: ExportRepository;
  collectedPages: CollectedPages;
  recordRemoteReport: RecordRemoteReport;
  operatorEmail: string;
  now: () => Date;
};
