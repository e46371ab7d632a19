import { toEmailKey } from '@marquee/contracts/text';
import { networkOf } from '@marquee/service-kit/http/network';
import { refusalOf } from '@marquee/service-kit/throttle/limits';
import { tooMany } from '@marquee/service-kit/throttle/too-many';
import { signInKey } from './admit-sign-in.ts';
import type { PasswordTry, SignInDeps, SignInTry } from './admit-sign-in.ts';
import { failuresAllowed, requireNotWaiting } from './count-failure.ts';
import { accountsAllowed, requireNotUsedUp } from './count-network.ts';

/** `secret`: one that this server has signed, so a caller cannot make up many; null without one. */
export type Browser = {
  secret: string | null;
  /** Looks up the id of the device; null for a browser that the account does not know. */
  recognize: () => Promise<string | null>;
};

/** Refuses an attempt before it takes a seat that other sign-ins wait for. */
export type SignInGuard = <Result>(
  coming: SignInTry & { browser: Browser },
  enter: (attempt: PasswordTry) => Promise<Result>,
) => Promise<Result>;

/** Whom a seat is counted for, how many they may hold, and the limit that says so. */
type Seat = [who: string, most: number, limit: 'SIGN_IN_ACCOUNT_LIMIT' | 'SIGN_IN_ADDRESS_LIMIT'];

const againAfterMs = 1_000;

/**
 * Refuses what the counts refuse already, and more attempts at once than may fail. A device that its account knows is counted by itself: neither
 * its network nor strangers who guess at its account keep it out.
 */
export function createSignInGuard(deps: SignInDeps): SignInGuard {
  const mostOfAccount = failuresAllowed(deps.values);
  const mostOfNetwork = accountsAllowed(deps.values);
  const inside = new Map<string, number>();
  const countOf = (who: string) => inside.get(who) ?? 0;

  function seatsOf({ email, address, device }: PasswordTry): Seat[] {
    return device === null
      ? [
          [`account ${toEmailKey(email)}`, mostOfAccount, 'SIGN_IN_ACCOUNT_LIMIT'],
          [`network ${networkOf(address)}`, mostOfNetwork, 'SIGN_IN_ADDRESS_LIMIT'],
        ]
      : [[`device ${device}`, mostOfAccount, 'SIGN_IN_ACCOUNT_LIMIT']];
  }

  function leave(who: string): void {
    const left = countOf(who) - 1;
    if (left === 0) {
      inside.delete(who);
      return;
    }
    inside.set(who, left);
  }

  async function seated<Result>(seats: readonly Seat[], work: () => Promise<Result>): Promise<Result> {
    const full = seats.find(([who, most]) => countOf(who) >= most);
    if (full !== undefined) {
      const [, , limit] = full;
      deps.metrics.reached(limit);
      throw tooMany(againAfterMs, refusalOf(limit, deps.values));
    }
    seats.forEach(([who]) => inside.set(who, countOf(who) + 1));
    try {
      return await work();
    } finally {
      seats.forEach(([who]) => {
        leave(who);
      });
    }
  }

  async function requireAdmitted({ email, address, device }: PasswordTry): Promise<void> {
    await requireNotWaiting(deps, signInKey(email, device));
    if (device === null) {
      await requireNotUsedUp(deps, address);
    }
  }

  return async ({ browser, ...coming }, enter) => {
    // Seats of their own, so that a rush of attempts that are refused costs the database little and keeps nobody from a seat.
    const lookingUp = seatsOf({ ...coming, device: browser.secret }).map(([who, ...most]): Seat => [
      `looking up ${who}`,
      ...most,
    ]);
    const attempt = await seated(lookingUp, async () => {
      const recognized = { ...coming, device: await browser.recognize() };
      await requireAdmitted(recognized);
      return recognized;
    });
    return seated(seatsOf(attempt), () => enter(attempt));
  };
}
