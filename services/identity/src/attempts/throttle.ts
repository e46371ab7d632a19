import type { RemoteReport } from '@marquee/contracts/remote-reports';
import { toEmailKey } from '@marquee/contracts/text';
import { networkOf } from '@marquee/service-kit/http/network';
import type { LimitMetrics } from '@marquee/service-kit/metrics/limit-metrics';
import { createCallLimit } from '@marquee/service-kit/throttle/call-limit';
import type { LimitValues } from '@marquee/service-kit/throttle/limits';
import { fingerprint } from '@marquee/service-kit/throttle/rate-limits';
import type { RateLimits } from '@marquee/service-kit/throttle/rate-limits';
import { admitPasswordCheck, admitSignIn, passwordCheckKey, signInKey } from './admit-sign-in.ts';
import type { PasswordTry, SignInAttempt, SignInTry } from './admit-sign-in.ts';
import type { AttemptRepository } from './attempt-repository.ts';
import { createSignInGuard } from './sign-in-guard.ts';
import type { SignInGuard } from './sign-in-guard.ts';
import { createSignUpLimits } from './sign-up-limits.ts';
import type { SignUpLimits } from './sign-up-limits.ts';
import { attemptTwoFactor } from './attempt-two-factor.ts';
import type { TwoFactorAttempt } from './attempt-two-factor.ts';

/** Limits attempts. Rejections are 429 with the time after which to retry. */
export type Throttle = {
  signInGuard: SignInGuard;
  /** Counts a failure in advance. `succeeded` clears the count; a `check` that cannot run subtracts the failure. */
  admitSignIn(attempt: PasswordTry): Promise<SignInAttempt>;
  /** For password checks of a signed-in account. Counted apart from sign-ins, so that strangers' guesses cannot lock the owner out. */
  admitPasswordCheck(accountId: string): Promise<SignInAttempt>;
  /** Verifies a two-factor code. Wrong codes lock the account as wrong passwords do. */
  twoFactor<Result>(accountId: string, attempt: TwoFactorAttempt<Result>): Promise<Result>;
  signUp: SignUpLimits;
  /** Rejects with 429 if resets for this email address or from this network were requested too often, whether or not an account exists. */
  admitForgotPassword(attempt: SignInTry): Promise<void>;
  admitVerificationMail(email: string): Promise<void>;
  /** Returns false if the address has received too many confirmation emails. Sign-up then succeeds without a confirmation email. */
  admitsFirstVerificationMail(email: string): Promise<boolean>;
  admitContact(sender: SignInTry): Promise<void>;
  /** Limits sign-ins with Google, because each start is stored and each return sends two requests to Google. */
  admitGoogleSignIn(address: string): Promise<void>;
  admitExport(accountId: string): Promise<void>;
  /** Reports of failures also have their own limit. Counts in memory, because every page view sends reports and no report is stored. */
  admitRemoteReports(address: string, reports: readonly RemoteReport[]): void;
  /** Ends lockouts that wrong passwords have caused, but not those of wrong codes; `devices`: the ids of the account's known devices. */
  forgive(account: { id: string; email: string }, devices: readonly string[]): Promise<void>;
};

type ThrottleDeps = {
  attempts: AttemptRepository;
  rates: RateLimits;
  values: LimitValues;
  metrics: LimitMetrics;
  now: () => Date;
};

export function createThrottle(need: ThrottleDeps): Throttle {
  const { attempts, rates } = need;
  const deps = { ...need, guesses: attempts.guesses };
  const admitReports = createCallLimit({ name: 'TELEMETRY_ADDRESS_LIMIT', ...need });
  const admitFailures = createCallLimit({ name: 'TELEMETRY_FAILURE_LIMIT', ...need });
  return {
    signInGuard: createSignInGuard(deps),
    signUp: createSignUpLimits(rates),
    admitSignIn: (attempt) => admitSignIn(deps, attempt),
    admitPasswordCheck: (accountId) => admitPasswordCheck(deps, accountId),
    twoFactor: (accountId, attempt) => attemptTwoFactor(deps, accountId, attempt),
    async admitForgotPassword({ email, address }) {
      await rates.requireWithin('FORGOT_ADDRESS_LIMIT', networkOf(address));
      await rates.requireWithin('FORGOT_EMAIL_LIMIT', toEmailKey(email));
    },
    admitVerificationMail: (email) => rates.requireWithin('VERIFICATION_MAIL_LIMIT', toEmailKey(email)),
    admitsFirstVerificationMail: (email) => rates.isWithin('VERIFICATION_MAIL_LIMIT', toEmailKey(email)),
    async admitContact({ email, address }) {
      const network = networkOf(address);
      await rates.requireWithin('CONTACT_SENDER_LIMIT', fingerprint(network, toEmailKey(email)));
      await rates.requireWithin('CONTACT_ADDRESS_LIMIT', network);
    },
    admitGoogleSignIn: (address) => rates.requireWithin('GOOGLE_ADDRESS_LIMIT', networkOf(address)),
    admitExport: (accountId) => rates.requireWithin('EXPORT_ACCOUNT_LIMIT', accountId),
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
