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
import { trySecondStep } from './try-second-step.ts';
import type { SecondStepTry } from './try-second-step.ts';

/** Who has tried too often is refused with 429 and told when to come back. */
export type Throttle = {
  signInGuard: SignInGuard;
  /** Counts a failure beforehand; `succeeded` takes it back, and so does a `check` that cannot be made. */
  admitSignIn(attempt: PasswordTry): Promise<SignInAttempt>;
  /** Of who is signed in: apart from sign-ins, so that no stranger's guesses keep the owner from it. */
  admitPasswordCheck(accountId: string): Promise<SignInAttempt>;
  /** Wrong codes wait as wrong passwords do, each account by itself. */
  secondStep<Result>(accountId: string, attempt: SecondStepTry<Result>): Promise<Result>;
  signUp: SignUpLimits;
  /** Refuses with 429 when this address was requested too often, whether or not it has an account. */
  admitForgotPassword(attempt: SignInTry): Promise<void>;
  admitVerificationMail(email: string): Promise<void>;
  /** False when this address got enough confirmation mails: sign-up works without. */
  admitsFirstVerificationMail(email: string): Promise<boolean>;
  admitContact(sender: SignInTry): Promise<void>;
  /** Each start is remembered, and each return asks Google twice. */
  admitGoogleSignIn(address: string): Promise<void>;
  admitExport(accountId: string): Promise<void>;
  /** Failures count apart as well. In memory: every page view tells some, and none of it is to be written down. */
  admitRemoteReports(address: string, reports: readonly RemoteReport[]): void;
  /** Ends every wait of the account; `devices` are those that it knows. */
  forgive(account: { id: string; email: string }, devices: readonly string[]): Promise<void>;
};

type ThrottleNeed = {
  attempts: AttemptRepository;
  rates: RateLimits;
  values: LimitValues;
  metrics: LimitMetrics;
  now: () => Date;
};

export function createThrottle(need: ThrottleNeed): Throttle {
  const { attempts, rates } = need;
  const deps = { ...need, guesses: attempts.guesses };
  const admitReports = createCallLimit({ name: 'TELEMETRY_ADDRESS_LIMIT', ...need });
  const admitFailures = createCallLimit({ name: 'TELEMETRY_FAILURE_LIMIT', ...need });
  return {
    signInGuard: createSignInGuard(deps),
    signUp: createSignUpLimits(rates),
    admitSignIn: (attempt) => admitSignIn(deps, attempt),
    admitPasswordCheck: (accountId) => admitPasswordCheck(deps, accountId),
    secondStep: (accountId, attempt) => trySecondStep(deps, accountId, attempt),
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
