import { randomUUID } from 'node:crypto';
import { isSuspended } from '../accounts/domain/account.ts';
import type { Account } from '../accounts/domain/account.ts';
import { isTurnedOn } from '../two-factor/domain/two-factor.ts';
import type { HttpOnlyCookie } from './http-only-cookie.ts';
import { hashOf, newSecret } from './secrets.ts';
import { idleEnd, isAlive, needsTouch } from './session.ts';
import type { Session, SessionLifetime } from './session.ts';
import type { SessionRepository } from './session-repository.ts';
import type { Visit } from './visit.ts';

/** `hasSecondStep`: two-factor authentication is on and was passed. Required only of operators. */
export type OpenSession = { sessionId: string; startedAt: Date; hasSecondStep: boolean; account: Account };

type Opening = { visit: Visit; hasSecondStep: boolean };

export type Sessions = {
  /** Begins a session under a new cookie and ends the browser's previous session. Returns the value of set-cookie. */
  begin(account: Account, opening: Opening): Promise<string>;
  /** Replaces the browser's session and keeps whether two-factor authentication was passed. Returns the value of set-cookie. */
  renew(account: Account, visit: Visit): Promise<string>;
  /** The session with this secret; null if none exists or the session has ended. A lookup extends the idle time. */
  find(secret: string | null): Promise<OpenSession | null>;
  /** Sessions that have not ended, newest first. */
  openOnes(account: Account): Promise<Session[]>;
  /** Ends the browser's session; a repeated call is harmless. Returns the value of set-cookie. */
  end(cookieHeader: string | undefined): Promise<string>;
  /** The session of the browser with this cookie; null without a valid session. */
  ofCookie(cookieHeader: string | undefined): Promise<OpenSession | null>;
  countOpen(account: Account): Promise<number>;
} & Pick<SessionRepository, 'raise' | 'isOf' | 'endOne' | 'endAllBut'>;

type SessionsDeps = {
  repository: SessionRepository;
  cookie: HttpOnlyCookie;
  lifetime: SessionLifetime;
  /** Maximum of sessions per account; the session unused for the longest time ends first. */
  maxPerAccount: number;
  onEnded: () => void;
  now: () => Date;
};

export function createSessions(deps: SessionsDeps): Sessions {
  const { repository, cookie, lifetime, now } = deps;

  async function end(cookieHeader: string | undefined): Promise<string> {
    const secret = cookie.read(cookieHeader);
    if (secret !== null) {
      await repository.end(hashOf(secret));
    }
    return cookie.clear();
  }

  async function begin(account: Account, { visit, hasSecondStep }: Opening): Promise<string> {
    await end(visit.cookie);
    const at = now();
    const secret = newSecret();
    const session: Session = {
      id: randomUUID(),
      secretHash: hashOf(secret),
      accountId: account.id,
      epoch: account.sessionEpoch,
      device: visit.device,
      network: visit.network,
      hasSecondStep,
      startedAt: at,
      lastSeenAt: at,
      idleUntil: idleEnd(at, lifetime),
      endsAt: new Date(at.getTime() + lifetime.longestMs),
    };
    await repository.insert(session);
    if ((await repository.keepNewest(session, deps.maxPerAccount)) > 0) {
      deps.onEnded();
    }
    return cookie.write(secret);
  }

  async function find(secret: string | null): Promise<OpenSession | null> {
    const owned = secret === null ? null : await repository.findOwned(hashOf(secret));
    const at = now();
    if (owned === null || isGone(owned.account) || !isAlive(owned.session, owned.account.sessionEpoch, at)) {
      return null;
    }
    const { session, account, twoFactor } = owned;
    // A session that was begun with only the password, while two-factor authentication was being turned on, is invalid.
    const isOn = isTurnedOn(twoFactor);
    if (isOn && !session.hasSecondStep) {
      return null;
    }
    if (needsTouch(session, lifetime, at)) {
      await repository.touch(session.id, { lastSeenAt: at, idleUntil: idleEnd(at, lifetime) });
    }
    return { sessionId: session.id, startedAt: session.startedAt, hasSecondStep: isOn, account };
  }

  return {
    end,
    find,
    begin,
    raise: repository.raise,
    isOf: repository.isOf,
    endOne: repository.endOne,
    endAllBut: repository.endAllBut,
    ofCookie: (cookieHeader) => find(cookie.read(cookieHeader)),
    countOpen: ({ id, sessionEpoch }) => repository.countOpen(id, sessionEpoch, now()),
    async renew(account, visit) {
      const secret = cookie.read(visit.cookie);
      const previous = secret === null ? null : await repository.findBySecret(hashOf(secret));
      return begin(account, { visit, hasSecondStep: previous?.hasSecondStep ?? false });
    },
    async openOnes({ id, sessionEpoch }) {
      const at = now();
      return (await repository.ofAccount(id)).filter((session) => isAlive(session, sessionEpoch, at));
    },
  };
}

function isGone(account: Account): boolean {
  return isSuspended(account) || account.erasedAt !== undefined;
}
