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
import type { MailDelivery } from './mails/mail-delivery.ts';
import type { MailRepository } from './mails/mail-repository.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';
import type { RemoteWatch } from './remote-reports/remote-watch.ts';
import type { ResetRepository } from './resets/reset-repository.ts';
import type { Safe } from './second-step/safe.ts';
import type { SecondSteps } from './second-step/second-steps.ts';
import type { AccountBehind } from './sessions/account-behind.ts';
import type { HalfSessions } from './sessions/half-sessions.ts';
import type { SessionTokens } from './sessions/session-tokens.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { MailHolds } from './unsolicited/mail-holds.ts';

/** The dependencies of the use cases; each takes what it needs. */
export type IdentityDeps = {
  accounts: AccountRepository;
  accountBehind: AccountBehind['accountOf'];
  sessions: Sessions;
  halfSessions: HalfSessions;
  knownDevices: KnownDevices;
  secondSteps: SecondSteps;
  safe: Safe;
  sessionTokens: SessionTokens;
  passwords: PasswordHasher;
  throttle: Throttle;
  /** Publishes entries of the audit trail. */
  audit: IdentityAudit;
  /** The stored entries. */
  trail: AuditTrail;
  linkTokens: LinkTokens;
  google: GoogleSignIn;
  mails: MailRepository;
  mailHolds: MailHolds;
  delivery: MailDelivery;
  resets: ResetRepository;
  resetWorker: Loop;
  bookings: BookingRepository;
  openQuotes: OpenQuoteRepository;
  invoices: InvoiceRepository;
  exports: ExportRepository;
  collectedPages: CollectedPages;
  watchRemote: RemoteWatch;
  operatorEmail: string;
  now: () => Date;
};
