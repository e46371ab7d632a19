import { toEmailKey } from '@marquee/contracts/text';
import { networkOf } from '@marquee/service-kit/http/network';
import { DomainError } from '@marquee/service-kit/domain-error';
import { fingerprint } from '@marquee/service-kit/throttle/rate-limits';
import type { RateLimits } from '@marquee/service-kit/throttle/rate-limits';
import type { SignInTry } from './admit-sign-in.ts';

/**
 * A sign-up refused with 409 says that an address has an account, an accepted one does not: so these refusals are limited per network, and the people of a
 * wedding fair sign up one after the other.
 */
export type SignUpLimits = {
  admit(attempt: SignInTry): Promise<void>;
  /**
   * Runs the rules for the form. A refusal with 409 says that the address has an account: it counts, and becomes 429 once there were too many.
   * A refused password says nothing about accounts and does not count.
   */
  countRefusal(address: string, check: () => Promise<void>): Promise<void>;
  /** Counts an account that is about to be created. */
  admitAccount(address: string): Promise<void>;
};

export function createSignUpLimits(rates: RateLimits): SignUpLimits {
  return {
    async admit({ email, address }) {
      const network = networkOf(address);
      await rates.requireNotUsedUp('SIGN_UP_ADDRESS_LIMIT', network);
      await rates.requireWithin('SIGN_UP_EMAIL_LIMIT', fingerprint(network, toEmailKey(email)));
    },
    async countRefusal(address, check) {
      try {
        await check();
      } catch (refusal) {
        if (refusal instanceof DomainError && refusal.kind === 'conflict') {
          await rates.requireWithin('SIGN_UP_ADDRESS_LIMIT', networkOf(address));
        }
        throw refusal;
      }
    },
    async admitAccount(address) {
      // Once more: of a burst, free addresses are answered like taken ones.
      await rates.requireNotUsedUp('SIGN_UP_ADDRESS_LIMIT', networkOf(address));
      await rates.requireWithin('SIGN_UP_NETWORK_LIMIT', networkOf(address));
    },
  };
}
