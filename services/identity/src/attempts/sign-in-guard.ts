import { toEmailKey } from '@marquee/contracts/text';
import { networkOf } from '@marquee/service-kit/http/network';
import { limits } from '@marquee/service-kit/throttle/limits';
import { tooMany } from '@marquee/service-kit/throttle/too-many';
import { signInKey } from './admit-sign-in.ts';
import type { PasswordTry, SignInDeps } from './admit-sign-in.ts';
import { failuresAllowed, requireNotWaiting } from './count-failure.ts';

/** Refuses an attempt before it takes a seat that other sign-ins wait for. */
export type SignInGuard = <Result>(attempt: PasswordTry, enter: () => Promise<Result>) => Promise<Result>;

const againAfterMs = 1_000;

/**
 * Refuses what the counts refuse already, and more attempts at once than may fail. A device that its account knows is counted by itself: neither
 * its network nor strangers who guess at its account keep it out.
 */
export function createSignInGuard(deps: SignInDeps): SignInGuard {
  const mostOfAccount = failuresAllowed(deps.values);
  const mostOfNetwork = deps.values.SIGN_IN_ADDRESS_LIMIT ?? limits.SIGN_IN_ADDRESS_LIMIT.count;
  const inside = new Map<string, number>();
  const countOf = (who: string) => inside.get(who) ?? 0;

  function seatsOf({ email, address, device }: PasswordTry): [who: string, most: number][] {
    return device === null
      ? [
          [`account ${toEmailKey(email)}`, mostOfAccount],
          [`network ${networkOf(address)}`, mostOfNetwork],
        ]
      : [[`device ${device}`, mostOfAccount]];
  }

  function leave(who: string): void {
    const left = countOf(who) - 1;
    if (left === 0) {
      inside.delete(who);
      return;
    }
    inside.set(who, left);
  }

  return async (attempt, enter) => {
    const { email, address, device } = attempt;
    await requireNotWaiting(deps, signInKey(email, device));
    if (device === null) {
      await deps.rates.requireNotUsedUp('SIGN_IN_ADDRESS_LIMIT', networkOf(address));
    }
    const seats = seatsOf(attempt);
    if (seats.some(([who, most]) => countOf(who) >= most)) {
      throw tooMany(againAfterMs, limits.SIGN_IN_ACCOUNT_LIMIT);
    }
    seats.forEach(([who]) => inside.set(who, countOf(who) + 1));
    try {
      return await enter();
    } finally {
      seats.forEach(([who]) => {
        leave(who);
      });
    }
  };
}
