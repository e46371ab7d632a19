import { toEmailKey } from '@marquee/contracts/text';
import { networkOf } from '@marquee/service-kit/http/network';
import { fingerprint, requireWithin, takeBack } from '@marquee/service-kit/throttle/rate';
import type { Rate } from '@marquee/service-kit/throttle/rate';
import type { AttemptRepository } from './attempt-repository.ts';
import { countFailure, takeBackFailure } from './count-failure.ts';
import type { Limits } from './limits.ts';

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

type SignInDeps = { attempts: AttemptRepository; limits: Limits; now: () => Date };

const tenMinutes = 600_000;

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
  const rate = signInRate(address, deps.limits);
  await requireWithin(deps, rate);
  const counted = await countFailure(deps, account);
  return {
    locksAccount: counted.failures === deps.limits.SIGN_IN_ACCOUNT_LIMIT,
    async check(match) {
      try {
        return await match();
      } catch (error) {
        await Promise.all([takeBack(deps, rate), takeBackFailure(deps, account, counted)]);
        throw error;
      }
    },
    async succeeded() {
      await Promise.all([takeBack(deps, rate), deps.attempts.clearLockout(account)]);
    },
  };
}

/** Failures from one network, whatever the accounts. */
export function signInRate(address: string, { SIGN_IN_ADDRESS_LIMIT: limit }: Limits): Rate {
  return { what: 'sign-in', who: networkOf(address), limit, windowMs: tenMinutes };
}
