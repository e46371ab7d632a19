import { toEmailKey } from '@marquee/contracts/text';
import { networkOf } from '@marquee/service-kit/http/network';
import { DomainError } from '@marquee/service-kit/domain-error';
import { fingerprint } from '@marquee/service-kit/throttle/rate-limits';
import type { RateLimits } from '@marquee/service-kit/throttle/rate-limits';
import type { SignInTry } from './admit-sign-in.ts';

/**
 * A sign-up rejected with 409 discloses that an email address has an account, so such rejections are limited per network. Accepted sign-ups
 * disclose nothing and have a much higher limit, so many people in one network, such as at a wedding fair, can sign up.
 */
export type SignUpLimits = {
  admit(attempt: SignInTry): Promise<void>;
  /**
   * Runs the checks of the form. A rejection with 409 counts and becomes 429 above the limit, because it discloses that the email address
   * has an account. A rejected password does not count.
   */
  countRefusal(address: string, check: () => Promise<void>): Promise<void>;
  /** Counts an account that is about to be created. */
  admitAccount(address: string): Promise<void>;
};

export function createSignUpLimits(rates: RateLimits): SignUpLimits {
  return {
    async admit({ email, address }) {
      const network = networkOf(address);
      await rates.requireNotExhausted('SIGN_UP_ADDRESS_LIMIT', network);
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
      // Checked again, because a burst may have used up the limit since `admit`. Free and taken email addresses then get the same answer.
      await rates.requireNotExhausted('SIGN_UP_ADDRESS_LIMIT', networkOf(address));
      await rates.requireWithin('SIGN_UP_NETWORK_LIMIT', networkOf(address));
    },
  };
}
