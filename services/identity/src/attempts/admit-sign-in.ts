import { toEmailKey } from '@marquee/contracts/text';
import { networkOf } from '@marquee/service-kit/http/network';
import { fingerprint } from '@marquee/service-kit/throttle/rate-limits';
import type { RateLimits } from '@marquee/service-kit/throttle/rate-limits';
import { countFailure, failuresAllowed, takeBackFailure } from './count-failure.ts';
import type { CountDeps } from './count-failure.ts';

export type SignInTry = { email: string; address: string };

/** `device`: the id of a browser that its owner has signed in with; strangers bring none. */
export type PasswordTry = SignInTry & { device?: string | null };

export type PasswordCheck = { accountId: string; address: string };

export type SignInAttempt = {
  /** Looks at the password. When that cannot be done, the attempt does not count. */
  check<Match>(match: () => Promise<Match>): Promise<Match>;
  succeeded(): Promise<void>;
  /** Should it fail, the account begins to wait. */
  locksAccount: boolean;
};

type SignInDeps = CountDeps & { rates: RateLimits };

/** Two brakes: on the account, whether it exists or not, and on the network that tries many accounts. */
export async function admitSignIn(deps: SignInDeps, attempt: PasswordTry): Promise<SignInAttempt> {
  const { email, address, device = null } = attempt;
  return admitGuess(deps, { account: signInKey(email, device), address });
}

export async function admitPasswordCheck(deps: SignInDeps, attempt: PasswordCheck): Promise<SignInAttempt> {
  const { accountId, address } = attempt;
  return admitGuess(deps, { account: passwordCheckKey(accountId), address });
}

/** A known device has a count of its own: strangers cannot use that up. */
export function signInKey(email: string, device: string | null): string {
  return fingerprint('sign-in', toEmailKey(email), ...(device === null ? [] : [device]));
}

export function passwordCheckKey(accountId: string): string {
  return fingerprint('password check', accountId);
}

type Guess = { account: string; address: string };

async function admitGuess(deps: SignInDeps, { account, address }: Guess): Promise<SignInAttempt> {
  const { rates } = deps;
  const network = networkOf(address);
  await rates.requireWithin('SIGN_IN_ADDRESS_LIMIT', network);
  const counted = await countFailure(deps, account);
  return {
    locksAccount: counted.failures === failuresAllowed(deps.values),
    async check(match) {
      try {
        return await match();
      } catch (error) {
        await Promise.all([
          rates.takeBack('SIGN_IN_ADDRESS_LIMIT', network),
          takeBackFailure(deps, account, counted),
        ]);
        throw error;
      }
    },
    async succeeded() {
      await Promise.all([
        rates.takeBack('SIGN_IN_ADDRESS_LIMIT', network),
        deps.attempts.clearLockout(account),
      ]);
    },
  };
}
