import type { Account } from '../accounts/domain/account.ts';
import type { AccountRepository } from '../accounts/account-repository.ts';
import type { PendingSessionRepository } from './pending-session-repository.ts';
import type { HttpOnlyCookie } from './http-only-cookie.ts';
import { hashOf, newSecret } from './secrets.ts';

/** Sessions between the password and the two-factor code. They allow only entering the code. */
export type PendingSessions = {
  /** Begins a pending session; returns the value of set-cookie. */
  begin(account: Account): Promise<string>;
  /** The account of the pending session; null if the browser has none or the session has ended. */
  find(cookieHeader: string | undefined): Promise<Account | null>;
  /** Ends the pending session; a repeated call is harmless. Returns the value of set-cookie. */
  end(cookieHeader: string | undefined): Promise<string>;
};

type PendingSessionsDeps = {
  repository: PendingSessionRepository;
  accounts: AccountRepository;
  cookie: HttpOnlyCookie;
  /** Maximum of pending sessions per account; the oldest ends first. */
  maxPerAccount: number;
  now: () => Date;
};

export const pendingSessionMs = 5 * 60_000;

export function createPendingSessions({
  repository,
  accounts,
  cookie,
  maxPerAccount,
  now,
}: PendingSessionsDeps): PendingSessions {
  return {
    async begin({ id: accountId, sessionEpoch: epoch }) {
      const secret = newSecret();
      const endsAt = new Date(now().getTime() + pendingSessionMs);
      const pending = { secretHash: hashOf(secret), accountId, epoch, endsAt };
      await repository.insert(pending);
      await repository.keepNewest(pending, maxPerAccount);
      return cookie.write(secret);
    },
    async find(cookieHeader) {
      const secret = cookie.read(cookieHeader);
      const pending = secret === null ? null : await repository.find(hashOf(secret));
      if (pending === null || pending.endsAt <= now()) {
        return null;
      }
      const account = await accounts.findOne({ id: pending.accountId });
      // A changed password ends pending sessions, as it ends full sessions.
      return account?.sessionEpoch === pending.epoch ? account : null;
    },
    async end(cookieHeader) {
      const secret = cookie.read(cookieHeader);
      if (secret !== null) {
        await repository.end(hashOf(secret));
      }
      return cookie.clear();
    },
  };
}
