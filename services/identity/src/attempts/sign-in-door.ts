import { toEmailKey } from '@marquee/contracts/text';
import { networkOf } from '@marquee/service-kit/http/network';
import { limits } from '@marquee/service-kit/throttle/limits';
import type { LimitValues } from '@marquee/service-kit/throttle/limits';
import type { RateLimits } from '@marquee/service-kit/throttle/rate-limits';
import { tooMany } from '@marquee/service-kit/throttle/too-many';
import type { SignInTry } from './admit-sign-in.ts';
import { failuresAllowed } from './count-failure.ts';

/** Refuses before anything that others wait for is taken. */
export type SignInDoor = <Result>(attempt: SignInTry, enter: () => Promise<Result>) => Promise<Result>;

type DoorDeps = { rates: RateLimits; values: LimitValues };

const againAfterMs = 1_000;

/** No more at once, of an account or from a network, than may fail; and nobody from a network that has used up its failures. */
export function createSignInDoor(deps: DoorDeps): SignInDoor {
  const mostOfAccount = failuresAllowed(deps.values);
  const mostOfNetwork = deps.values.SIGN_IN_ADDRESS_LIMIT ?? limits.SIGN_IN_ADDRESS_LIMIT.count;
  const inside = new Map<string, number>();
  const countOf = (who: string) => inside.get(who) ?? 0;

  function leave(who: string): void {
    const left = countOf(who) - 1;
    if (left === 0) {
      inside.delete(who);
      return;
    }
    inside.set(who, left);
  }

  return async ({ email, address }, enter) => {
    const [account, network] = [`account ${toEmailKey(email)}`, `network ${networkOf(address)}`];
    if (countOf(account) >= mostOfAccount || countOf(network) >= mostOfNetwork) {
      throw tooMany(againAfterMs, limits.SIGN_IN_ACCOUNT_LIMIT);
    }
    inside.set(account, countOf(account) + 1);
    inside.set(network, countOf(network) + 1);
    try {
      await deps.rates.requireNotUsedUp('SIGN_IN_ADDRESS_LIMIT', networkOf(address));
      return await enter();
    } finally {
      leave(account);
      leave(network);
    }
  };
}
