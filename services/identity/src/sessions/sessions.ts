import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { isSuspended } from '../accounts/account.ts';
import type { Account } from '../accounts/account.ts';
import type { AccountRepository } from '../accounts/account-repository.ts';
import { idleEnd, isAlive, needsTouch } from './session.ts';
import type { SessionLifetime } from './session.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { SessionRepository } from './session-repository.ts';

export type OpenSession = { sessionId: string; account: Account };

export type Sessions = {
  /** Ends the session that the browser came with, so that no old cookie is ever raised to a new user. Returns set-cookie. */
  begin(account: Account, cookieHeader: string | undefined): Promise<string>;
  /** Null when there is none or it has ended. Being asked keeps it from running idle. */
  find(secret: string | null): Promise<OpenSession | null>;
  /** Repeating it is harmless. Returns set-cookie. */
  end(cookieHeader: string | undefined): Promise<string>;
  /** Null when the browser brings none that is open. */
  ofCookie(cookieHeader: string | undefined): Promise<OpenSession | null>;
  countOpen(account: Account): Promise<number>;
};

type SessionsDeps = {
  repository: SessionRepository;
  accounts: AccountRepository;
  cookie: SessionCookie;
  lifetime: SessionLifetime;
  now: () => Date;
};

export function createSessions({ repository, accounts, cookie, lifetime, now }: SessionsDeps): Sessions {
  async function end(cookieHeader: string | undefined): Promise<string> {
    const secret = cookie.read(cookieHeader);
    if (secret !== null) {
      await repository.end(hashOf(secret));
    }
    return cookie.clear();
  }

  async function find(secret: string | null): Promise<OpenSession | null> {
    const session = secret === null ? null : await repository.findBySecret(hashOf(secret));
    const account = session && (await accounts.findOne({ id: session.accountId }));
    const at = now();
    if (!account || isSuspended(account) || !isAlive(session, account.sessionEpoch, at)) {
      return null;
    }
    if (needsTouch(session, lifetime, at)) {
      await repository.touch(session.id, idleEnd(at, lifetime));
    }
    return { sessionId: session.id, account };
  }

  return {
    end,
    find,
    ofCookie: (cookieHeader) => find(cookie.read(cookieHeader)),
    countOpen: ({ id, sessionEpoch }) => repository.countOpen(id, sessionEpoch, now()),
    async begin(account, cookieHeader) {
      await end(cookieHeader);
      const at = now();
      const secret = randomBytes(32).toString('base64url');
      await repository.insert({
        id: randomUUID(),
        secretHash: hashOf(secret),
        accountId: account.id,
        epoch: account.sessionEpoch,
        startedAt: at,
        idleUntil: idleEnd(at, lifetime),
        endsAt: new Date(at.getTime() + lifetime.longestMs),
      });
      return cookie.write(secret);
    },
  };
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
