import { toEmailKey } from '@marquee/contracts/text';
import { networkOf } from '@marquee/service-kit/http/network';
import { requireNotUsedUp, tooMany } from '@marquee/service-kit/throttle/rate';
import type { SignInTry } from './admit-sign-in.ts';
import { signInRate } from './admit-sign-in.ts';
import type { AttemptRepository } from './attempt-repository.ts';
import type { Limits } from './limits.ts';

/** Refuses before anything that others wait for is taken. */
export type SignInDoor = <Result>(attempt: SignInTry, enter: () => Promise<Result>) => Promise<Result>;

type DoorDeps = { attempts: AttemptRepository; limits: Limits; now: () => Date };

const againAfterMs = 1_000;

/** No more at once, of an account or from a network, than may fail; and nobody from a network that has used up its failures. */
export function createSignInDoor(deps: DoorDeps): SignInDoor {
  const { SIGN_IN_ACCOUNT_LIMIT, SIGN_IN_ADDRESS_LIMIT } = deps.limits;
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
    if (countOf(account) >= SIGN_IN_ACCOUNT_LIMIT || countOf(network) >= SIGN_IN_ADDRESS_LIMIT) {
      throw tooMany(againAfterMs);
    }
    inside.set(account, countOf(account) + 1);
    inside.set(network, countOf(network) + 1);
    try {
      await requireNotUsedUp(deps, signInRate(address, deps.limits));
      return await enter();
    } finally {
      leave(account);
      leave(network);
    }
  };
}
