import { toEmailKey } from '@marquee/contracts/text';
import { networkOf } from '@marquee/service-kit/http/network';
import type { AttemptCounts } from '@marquee/service-kit/throttle/attempt-counts';
import { fingerprint, endOfWindow } from '@marquee/service-kit/throttle/rate-limits';
import type { RateLimits } from '@marquee/service-kit/throttle/rate-limits';

export type NetworkCount = {
  /** For an attempt whose password nobody looked at. */
  takeBack(): Promise<void>;
  /** For a right password: the earlier wrong ones at this account count no more. */
  clear(): Promise<void>;
};

type NetworkDeps = {
  attempts: Pick<AttemptCounts, 'nth' | 'takeBack' | 'clear'>;
  rates: RateLimits;
  now: () => Date;
};

const limit = 'SIGN_IN_ADDRESS_LIMIT';

/**
 * Counts a guess of a network; guesses at the same account are one. So a neighbor who guesses at one account uses up one, while a common
 * password that is tried on many accounts is refused with 429.
 */
export async function countNetwork(
  { attempts, rates, now }: NetworkDeps,
  { email, address }: { email: string; address: string },
): Promise<NetworkCount> {
  const network = networkOf(address);
  const end = endOfWindow(limit, now());
  const pair = fingerprint(limit, network, toEmailKey(email), end.toISOString());

  async function takeBack(): Promise<void> {
    if ((await attempts.takeBack(pair)) === 0) {
      await rates.takeBack(limit, network);
    }
  }

  if ((await attempts.nth(pair, end)) === 1) {
    try {
      await rates.requireWithin(limit, network);
    } catch (error) {
      await attempts.takeBack(pair);
      throw error;
    }
  }
  return {
    takeBack,
    async clear() {
      if ((await attempts.clear(pair)) > 0) {
        await rates.takeBack(limit, network);
      }
    },
  };
}
