import type { AccountRepository } from './accounts/account-repository.ts';
import type { Throttle } from './attempts/throttle.ts';
import type { GoogleSignIn } from './google/google-sign-in.ts';
import type { BookingRepository } from './bookings/booking-repository.ts';
import type { CollectedPages } from './exports/collected-page-repository.ts';
import type { ExportRepository } from './exports/export-repository.ts';
import type { LinkTokens } from './links/link-tokens.ts';
import type { MailDelivery } from './mails/mail-delivery.ts';
import type { MailRepository } from './mails/mail-repository.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';
import type { ResetRepository } from './resets/reset-repository.ts';
import type { ResetWorker } from './resets/reset-worker.ts';
import type { SessionTokens } from './sessions/session-tokens.ts';
import type { Sessions } from './sessions/sessions.ts';

/** What the use cases work with; each takes what it needs. */
export type IdentityDeps = {
  accounts: AccountRepository;
  sessions: Sessions;
  sessionTokens: SessionTokens;
  passwords: PasswordHasher;
  throttle: Throttle;
  linkTokens: LinkTokens;
  google: GoogleSignIn;
  mails: MailRepository;
  delivery: MailDelivery;
  resets: ResetRepository;
  resetWorker: ResetWorker;
  bookings: BookingRepository;
  exports: ExportRepository;
  collectedPages: CollectedPages;
  operatorEmail: string;
  now: () => Date;
};
