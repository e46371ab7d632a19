import { toEmailKey } from '@marquee/contracts/text';
import { networkOf } from '@marquee/service-kit/http/network';
import type { LimitMetrics } from '@marquee/service-kit/metrics/limit-metrics';
import { allowedBy, refusalOf } from '@marquee/service-kit/throttle/limits';
import type { LimitValues } from '@marquee/service-kit/throttle/limits';
import { endOfWindow, fingerprint } from '@marquee/service-kit/throttle/rate-limits';
import { tooMany } from '@marquee/service-kit/throttle/too-many';
import type { NetworkGuessRepository } from './network-guess-repository.ts';

export type NetworkCount = {
  /** Subtracts this guess, because its password was not compared. */
  uncount(): Promise<void>;
  /** Removes all guesses of this network at this account after a right password. */
  clear(): Promise<void>;
};

export type NetworkDeps = {
  guesses: NetworkGuessRepository;
  values: LimitValues;
  metrics: LimitMetrics;
  now: () => Date;
};

const limit = 'SIGN_IN_ADDRESS_LIMIT';

/** The number of accounts that one network may guess at in a window. */
export function accountsAllowed(values: LimitValues): number {
  return allowedBy(limit, values);
}

/** Rejects with 429 if the network has guessed at as many accounts as allowed; counts nothing. */
export async function requireNotExhausted(deps: NetworkDeps, address: string): Promise<void> {
  const { guesses, values } = deps;
  const { window, end } = windowOf(deps, address);
  if ((await guesses.counted(window)) >= accountsAllowed(values)) {
    reject(deps, end);
  }
}

/**
 * Counts the accounts that a network guesses at; several guesses at one account count once. One person's mistakes hardly affect others in
 * the network, but anyone who tries a common password on many accounts gets 429.
 */
export async function countNetwork(
  deps: NetworkDeps,
  { email, address }: { email: string; address: string },
): Promise<NetworkCount> {
  const { guesses, values } = deps;
  const { window, end } = windowOf(deps, address);
  const account = fingerprint('guessed at', toEmailKey(email));
  if ((await guesses.add(window, account, end)) > accountsAllowed(values)) {
    await guesses.uncount(window, account);
    reject(deps, end);
  }
  return {
    uncount: () => guesses.uncount(window, account),
    clear: () => guesses.clear(window, account),
  };
}

function windowOf({ now }: NetworkDeps, address: string): { window: string; end: Date } {
  const end = endOfWindow(limit, now());
  return { window: fingerprint(limit, networkOf(address), end.toISOString()), end };
}

function reject({ metrics, values, now }: NetworkDeps, end: Date): never {
  metrics.reached(limit);
  throw tooMany(end.getTime() - now().getTime(), refusalOf(limit, values));
}
