import { toEmailKey } from '@marquee/contracts/text';
import { fingerprint } from '@marquee/service-kit/throttle/rate-limits';
import { countFailure, failuresAllowed, takeBackFailure } from './count-failure.ts';
import type { CountDeps } from './count-failure.ts';
import { countNetwork } from './count-network.ts';
import type { NetworkCount, NetworkDeps } from './count-network.ts';
import type { Lockout } from './lockout.ts';

export type SignInTry = { email: string; address: string };

/** `device`: the id of a browser that its owner has signed in with; null for one that the account does not know. */
export type PasswordTry = SignInTry & { device: string | null };

export type SignInAttempt = {
  /** Looks at the password. When that cannot be done, the attempt does not count. */
  check<Match>(match: () => Promise<Match>): Promise<Match>;
  succeeded(): Promise<void>;
  /** Should it fail, the account begins to wait. */
  locksAccount: boolean;
};

export type SignInDeps = CountDeps & NetworkDeps;

/**
 * Limits guesses at one account, whether it exists or not, and the accounts that one network guesses at. A known device has a count of its own,
 * and no other: strangers cannot use that up, neither at the account nor in its network.
 */
export async function admitSignIn(deps: SignInDeps, attempt: PasswordTry): Promise<SignInAttempt> {
  const { email, device } = attempt;
  return admitGuess(deps, {
    account: signInKey(email, device),
    count: () => (device === null ? countNetwork(deps, attempt) : uncounted),
  });
}

/** For a signed-in account: its session is no network's guess. */
export async function admitPasswordCheck(deps: SignInDeps, accountId: string): Promise<SignInAttempt> {
  return admitGuess(deps, { account: passwordCheckKey(accountId), count: () => uncounted });
}

const uncounted: NetworkCount = { takeBack: async () => undefined, clear: async () => undefined };

/** A known device has a count of its own: strangers cannot use that up. */
export function signInKey(email: string, device: string | null): string {
  return fingerprint('sign-in', toEmailKey(email), ...(device === null ? [] : [device]));
}

export function passwordCheckKey(accountId: string): string {
  return fingerprint('password check', accountId);
}

type Guess = { account: string; count: () => NetworkCount | Promise<NetworkCount> };

/** The account first: what it refuses is no guess of the network. */
async function admitGuess(deps: SignInDeps, { account, count }: Guess): Promise<SignInAttempt> {
  const counted = await countFailure(deps, account);
  const ofNetwork = await orUncounted(deps, { account, counted, work: async () => count() });
  return {
    locksAccount: counted.failures === failuresAllowed(deps.values),
    async check(match) {
      try {
        return await orUncounted(deps, { account, counted, work: match });
      } catch (error) {
        await ofNetwork.takeBack();
        throw error;
      }
    },
    async succeeded() {
      await Promise.all([ofNetwork.clear(), deps.attempts.clearLockout(account)]);
    },
  };
}

type Counted<Result> = { account: string; counted: Lockout; work: () => Promise<Result> };

async function orUncounted<Result>(deps: SignInDeps, { account, counted, work }: Counted<Result>) {
  try {
    return await work();
  } catch (error) {
    await takeBackFailure(deps, account, counted);
    throw error;
  }
}
