import type { Account } from '../accounts/account.ts';
import type { AccountRepository } from '../accounts/account-repository.ts';
import type { HalfSessionRepository } from './half-session-repository.ts';
import type { OwnCookie } from './own-cookie.ts';
import { hashOf, newSecret } from './secrets.ts';

/** Sessions between the password and the two-factor code; they allow nothing but entering the code. */
export type HalfSessions = {
  /** Returns the value of set-cookie. */
  begin(account: Account): Promise<string>;
  /** The session's account; null when there is none or it has ended. */
  find(cookieHeader: string | undefined): Promise<Account | null>;
  /** A repeated call is harmless. Returns the value of set-cookie. */
  end(cookieHeader: string | undefined): Promise<string>;
};

type HalfSessionsDeps = {
  halves: HalfSessionRepository;
  accounts: AccountRepository;
  cookie: OwnCookie;
  /** Maximum per account; the oldest ends first. */
  most: number;
  now: () => Date;
};

export const halfSessionMs = 5 * 60_000;

export function createHalfSessions({ halves, accounts, cookie, most, now }: HalfSessionsDeps): HalfSessions {
  return {
    async begin({ id: accountId, sessionEpoch: epoch }) {
      const secret = newSecret();
      const endsAt = new Date(now().getTime() + halfSessionMs);
      const half = { secretHash: hashOf(secret), accountId, epoch, endsAt };
      await halves.insert(half);
      await halves.keepNewest(half, most);
      return cookie.write(secret);
    },
    async find(cookieHeader) {
      const secret = cookie.read(cookieHeader);
      const half = secret === null ? null : await halves.find(hashOf(secret));
      if (half === null || half.endsAt <= now()) {
        return null;
      }
      const account = await accounts.findOne({ id: half.accountId });
      // A changed password ends pending sessions as it ends full ones.
      return account?.sessionEpoch === half.epoch ? account : null;
    },
    async end(cookieHeader) {
      const secret = cookie.read(cookieHeader);
      if (secret !== null) {
        await halves.end(hashOf(secret));
      }
      return cookie.clear();
    },
  };
}
