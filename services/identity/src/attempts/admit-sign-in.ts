import { toEmailKey } from '@marquee/contracts/text';
import { fingerprint } from '@marquee/service-kit/throttle/rate-limits';
import { countFailure, failuresAllowed, takeBackFailure } from './count-failure.ts';
import type { CountDeps } from './count-failure.ts';
import { countNetwork } from './count-network.ts';
import type { NetworkCount, NetworkDeps } from './count-network.ts';
import type { Lockout } from './lockout.ts';

export type SignInTry = { email: string; address: string };

/** `device` is the id of a browser in which the account's owner has signed in; null for an unknown browser. */
export type PasswordTry = SignInTry & { device: string | null };

export type SignInAttempt = {
  /** Compares the password. If the comparison cannot run, the attempt does not count. */
  check<Match>(match: () => Promise<Match>): Promise<Match>;
  succeeded(): Promise<void>;
  /** Whether a failure of this attempt locks the account. */
  locksAccount: boolean;
};

export type SignInDeps = CountDeps & NetworkDeps;

/**
 * Limits the guesses at one account, whether it exists or not, and the number of accounts that one network may guess at. Attempts from a
 * known device count only for that device, so that strangers cannot use up the owner's attempts.
 */
export async function admitSignIn(deps: SignInDeps, attempt: PasswordTry): Promise<SignInAttempt> {
  const { email, device } = attempt;
  return admitGuess(deps, {
    account: signInKey(email, device),
    count: () => (device === null ? countNetwork(deps, attempt) : noNetworkCount),
  });
}

/** Admits a password check of a signed-in account. The attempt does not count for the network. */
export async function admitPasswordCheck(deps: SignInDeps, accountId: string): Promise<SignInAttempt> {
  return admitGuess(deps, { account: passwordCheckKey(accountId), count: () => noNetworkCount });
}

const noNetworkCount: NetworkCount = { uncount: async () => undefined, clear: async () => undefined };

/** The key of an attempt count. Each known device has its own count, which strangers cannot use up. */
export function signInKey(email: string, device: string | null): string {
  return fingerprint('sign-in', toEmailKey(email), ...(device === null ? [] : [device]));
}

export function passwordCheckKey(accountId: string): string {
  return fingerprint('password check', accountId);
}

type Guess = { account: string; count: () => NetworkCount | Promise<NetworkCount> };

/** Checks the account's count first, so that a guess at a locked account does not count for the network. */
async function admitGuess(deps: SignInDeps, { account, count }: Guess): Promise<SignInAttempt> {
  const counted = await countFailure(deps, account);
  const networkCount = await uncountOnError(deps, { account, counted, work: async () => count() });
  return {
    locksAccount: counted.failures === failuresAllowed(deps.values),
    async check(match) {
      try {
        return await uncountOnError(deps, { account, counted, work: match });
      } catch (error) {
        await networkCount.uncount();
        throw error;
      }
    },
    async succeeded() {
      await Promise.all([networkCount.clear(), deps.attempts.clearLockout(account)]);
    },
  };
}

type CountedWork<Result> = { account: string; counted: Lockout; work: () => Promise<Result> };

async function uncountOnError<Result>(deps: SignInDeps, { account, counted, work }: CountedWork<Result>) {
  try {
    return await work();
  } catch (error) {
    await takeBackFailure(deps, account, counted);
    throw error;
  }
}
