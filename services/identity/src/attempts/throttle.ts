import type { RemoteReport } from '@marquee/contracts/remote-reports';
import { toEmailKey } from '@marquee/contracts/text';
import { networkOf } from '@marquee/service-kit/http/network';
import { createCallLimit } from '@marquee/service-kit/throttle/call-limit';
import { isWithin, requireWithin } from '@marquee/service-kit/throttle/rate';
import { linkLifetime } from '../links/mailed-link.ts';
import { admitPasswordCheck, admitSignIn, passwordCheckKey, signInKey } from './admit-sign-in.ts';
import type { PasswordCheck, PasswordTry, SignInAttempt, SignInTry } from './admit-sign-in.ts';
import type { AttemptRepository } from './attempt-repository.ts';
import type { Limits } from './limits.ts';
import { createSignInDoor } from './sign-in-door.ts';
import type { SignInDoor } from './sign-in-door.ts';
import { trySecondStep } from './try-second-step.ts';
import type { SecondStepTry } from './try-second-step.ts';

/** Who has tried too often is refused with 429 and told when to come back. */
export type Throttle = {
  signInDoor: SignInDoor;
  /** Counts a failure beforehand; `succeeded` takes it back, and so does a `check` that cannot be made. */
  admitSignIn(attempt: PasswordTry): Promise<SignInAttempt>;
  /** Of who is signed in: apart from sign-ins, so that no stranger's guesses keep the owner from it. */
  admitPasswordCheck(attempt: PasswordCheck): Promise<SignInAttempt>;
  /** Wrong codes wait as wrong passwords do, each account by itself. */
  secondStep<Result>(accountId: string, attempt: SecondStepTry<Result>): Promise<Result>;
  /** Sign-up tells whether an address has an account, so guessing there is dear as well. */
  admitSignUp(attempt: SignInTry): Promise<void>;
  /** False when this address got enough mails: that is told to nobody. */
  admitForgotPassword(attempt: SignInTry): Promise<boolean>;
  admitVerificationMail(accountId: string): Promise<void>;
  admitContact(address: string): Promise<void>;
  /** Each start is remembered, and each return asks Google twice. */
  admitGoogleSignIn(address: string): Promise<void>;
  admitExport(accountId: string): Promise<void>;
  /** Failures count apart as well. In memory: every page view tells some, and none of it is to be written down. */
  admitRemoteReports(address: string, reports: readonly RemoteReport[]): void;
  /** Ends every wait of the account; `devices` are those that it knows. */
  forgive(account: { id: string; email: string }, devices: readonly string[]): Promise<void>;
};

type ThrottleDeps = { attempts: AttemptRepository; limits: Limits; now: () => Date };

const hour = 3_600_000;
const tenMinutes = 600_000;

export function createThrottle(deps: ThrottleDeps): Throttle {
  const { limits, attempts } = deps;
  const perHour = (what: string, who: string, limit: number) => ({ what, who, limit, windowMs: hour });
  /** Counted for no longer than a link lives: who is refused has been mailed one that still does. */
  const perLinkLife = (what: string, who: string, limit: number) => ({
    ...{ what, who, limit },
    windowMs: linkLifetime['reset-password'],
  });
  const perTenMinutes = (perWindow: number) =>
    createCallLimit({ perWindow, windowMs: tenMinutes, now: deps.now });
  const admitReports = perTenMinutes(limits.TELEMETRY_ADDRESS_LIMIT);
  const admitFailures = perTenMinutes(limits.TELEMETRY_FAILURE_LIMIT);
  return {
    signInDoor: createSignInDoor(deps),
    admitSignIn: (attempt) => admitSignIn(deps, attempt),
    admitPasswordCheck: (attempt) => admitPasswordCheck(deps, attempt),
    secondStep: (accountId, attempt) => trySecondStep(deps, accountId, attempt),
    async admitSignUp({ email, address }) {
      await requireWithin(deps, perHour('sign-up address', networkOf(address), limits.SIGN_UP_ADDRESS_LIMIT));
      await requireWithin(deps, perHour('sign-up e-mail', toEmailKey(email), limits.SIGN_UP_EMAIL_LIMIT));
    },
    async admitForgotPassword({ email, address }) {
      await requireWithin(deps, perHour('forgot address', networkOf(address), limits.FORGOT_ADDRESS_LIMIT));
      return isWithin(deps, perLinkLife('forgot e-mail', toEmailKey(email), limits.FORGOT_EMAIL_LIMIT));
    },
    admitVerificationMail: (accountId) =>
      requireWithin(deps, perHour('verification mail', accountId, limits.VERIFICATION_MAIL_LIMIT)),
    admitContact: (address) =>
      requireWithin(deps, perHour('contact', networkOf(address), limits.CONTACT_ADDRESS_LIMIT)),
    admitGoogleSignIn: (address) =>
      requireWithin(deps, perHour('google sign-in', networkOf(address), limits.GOOGLE_ADDRESS_LIMIT)),
    admitExport: (accountId) =>
      requireWithin(deps, perHour('export', accountId, limits.EXPORT_ACCOUNT_LIMIT)),
    admitRemoteReports: (address, reports) => {
      const failures = reports.filter(({ outcome }) => outcome === 'failed');
      admitFailures(networkOf(address), failures.length);
      admitReports(networkOf(address), reports.length);
    },
    async forgive({ id, email }, devices) {
      const keys = [null, ...devices].map((device) => signInKey(email, device));
      await Promise.all([...keys, passwordCheckKey(id)].map((key) => attempts.clearLockout(key)));
    },
  };
}
