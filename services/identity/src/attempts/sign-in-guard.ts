import { toEmailKey } from '@marquee/contracts/text';
import { networkOf } from '@marquee/service-kit/http/network';
import { refusalOf } from '@marquee/service-kit/throttle/limits';
import { tooMany } from '@marquee/service-kit/throttle/too-many';
import { signInKey } from './admit-sign-in.ts';
import type { PasswordTry, SignInDeps, SignInTry } from './admit-sign-in.ts';
import { failuresAllowed, requireNotLocked } from './count-failure.ts';
import { accountsAllowed, requireNotExhausted } from './count-network.ts';

/** `secret` is the device secret from the cookie, or null. This server has signed it, so a caller cannot invent secrets. */
export type Browser = {
  secret: string | null;
  /** Looks up the device's id; returns null for a browser that is unknown to the account. */
  recognize: () => Promise<string | null>;
};

/** Runs `proceed` for an admitted attempt. A rejected attempt takes no place in the queue of password checks. */
export type SignInGuard = <Result>(
  request: SignInTry & { browser: Browser },
  proceed: (attempt: PasswordTry) => Promise<Result>,
) => Promise<Result>;

/** The key of a count, its maximum of concurrent attempts, and the limit named in the rejection. */
type ConcurrencyLimit = [key: string, max: number, limit: 'SIGN_IN_ACCOUNT_LIMIT' | 'SIGN_IN_ADDRESS_LIMIT'];

const retryAfterMs = 1_000;

/**
 * Rejects an attempt if its account or network is locked, or if the attempts in progress could already use up the limit. A device that the
 * account knows has its own count, so that neither its network nor strangers who guess at the account can lock the device out.
 */
export function createSignInGuard(deps: SignInDeps): SignInGuard {
  const maxPerAccount = failuresAllowed(deps.values);
  const maxPerNetwork = accountsAllowed(deps.values);
  const active = new Map<string, number>();
  const activeCount = (key: string) => active.get(key) ?? 0;

  function limitsOf({ email, address, device }: PasswordTry): ConcurrencyLimit[] {
    return device === null
      ? [
          [`account ${toEmailKey(email)}`, maxPerAccount, 'SIGN_IN_ACCOUNT_LIMIT'],
          [`network ${networkOf(address)}`, maxPerNetwork, 'SIGN_IN_ADDRESS_LIMIT'],
        ]
      : [[`device ${device}`, maxPerAccount, 'SIGN_IN_ACCOUNT_LIMIT']];
  }

  function release(key: string): void {
    const remaining = activeCount(key) - 1;
    if (remaining === 0) {
      active.delete(key);
      return;
    }
    active.set(key, remaining);
  }

  async function runWithin<Result>(
    limits: readonly ConcurrencyLimit[],
    work: () => Promise<Result>,
  ): Promise<Result> {
    const full = limits.find(([key, max]) => activeCount(key) >= max);
    if (full !== undefined) {
      const [, , limit] = full;
      deps.metrics.reached(limit);
      throw tooMany(retryAfterMs, refusalOf(limit, deps.values));
    }
    limits.forEach(([key]) => active.set(key, activeCount(key) + 1));
    try {
      return await work();
    } finally {
      limits.forEach(([key]) => {
        release(key);
      });
    }
  }

  async function requireNotLimited({ email, address, device }: PasswordTry): Promise<void> {
    await requireNotLocked(deps, signInKey(email, device));
    if (device === null) {
      await requireNotExhausted(deps, address);
    }
  }

  return async ({ browser, ...request }, proceed) => {
    // Lookups have separate limits, so that a burst of attempts that will be rejected costs few queries and blocks no other sign-in.
    const lookupLimits = limitsOf({ ...request, device: browser.secret }).map(
      ([key, ...rest]): ConcurrencyLimit => [`looking up ${key}`, ...rest],
    );
    const attempt = await runWithin(lookupLimits, async () => {
      const recognized = { ...request, device: await browser.recognize() };
      await requireNotLimited(recognized);
      return recognized;
    });
    return runWithin(limitsOf(attempt), () => proceed(attempt));
  };
}
