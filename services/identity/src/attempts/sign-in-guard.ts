import { toEmailKey } from '@marquee/contracts/text';
import { networkOf } from '@marquee/service-kit/http/network';
import { refusalOf } from '@marquee/service-kit/throttle/limits';
import { tooMany } from '@marquee/service-kit/throttle/too-many';
import { signInKey } from './admit-sign-in.ts';
import type { PasswordTry, SignInDeps, SignInTry } from './admit-sign-in.ts';
import { failuresAllowed, requireNotWaiting } from './count-failure.ts';
import { accountsAllowed, requireNotUsedUp } from './count-network.ts';

/** `secret`: a device secret signed by this server, so a caller cannot invent many; null without one. */
export type Browser = {
  secret: string | null;
  /** Looks up the id of the device; null for a browser unknown to the account. */
  recognize: () => Promise<string | null>;
};

/** Rejects an attempt before it takes a place that other sign-ins wait for. */
export type SignInGuard = <Result>(
  coming: SignInTry & { browser: Browser },
  enter: (attempt: PasswordTry) => Promise<Result>,
) => Promise<Result>;

/** The key of the count, its maximum of concurrent attempts, and the limit to report. */
type Seat = [who: string, most: number, limit: 'SIGN_IN_ACCOUNT_LIMIT' | 'SIGN_IN_ADDRESS_LIMIT'];

const againAfterMs = 1_000;

/**
 * Rejects an attempt that the counts already reject, and more concurrent attempts than may fail. A device known to its account is counted
 * by itself: neither its network nor strangers who guess at its account can lock it out.
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
    // Separate places, so that a burst of rejected attempts costs the database little and blocks no other sign-in.
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
