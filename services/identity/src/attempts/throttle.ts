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

/** Rejects too many attempts with 429 and the time to retry after. */
export type Throttle = {
  signInGuard: SignInGuard;
  /** Counts a failure in advance; `succeeded` subtracts it, and so does a `check` that cannot run. */
  admitSignIn(attempt: PasswordTry): Promise<SignInAttempt>;
  /** For a signed-in account: counted apart from sign-ins, so that strangers' guesses cannot lock the owner out. */
  admitPasswordCheck(accountId: string): Promise<SignInAttempt>;
  /** Wrong codes lock each account as wrong passwords do. */
  twoFactor<Result>(accountId: string, attempt: TwoFactorAttempt<Result>): Promise<Result>;
  signUp: SignUpLimits;
  /** Rejects with 429 when this address was requested too often, whether or not it has an account. */
  admitForgotPassword(attempt: SignInTry): Promise<void>;
  admitVerificationMail(email: string): Promise<void>;
  /** False when this address has received enough confirmation emails: sign-up works without one. */
  admitsFirstVerificationMail(email: string): Promise<boolean>;
  admitContact(sender: SignInTry): Promise<void>;
  /** Limited because each start is stored and each return sends two requests to Google. */
  admitGoogleSignIn(address: string): Promise<void>;
  admitExport(accountId: string): Promise<void>;
  /** Failures also count separately. In memory, because every page view sends reports and none of them is stored. */
  admitRemoteReports(address: string, reports: readonly RemoteReport[]): void;
  /** Ends every lockout of the account; `devices` are those known to it. */
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
