import type { Service } from '@marquee/contracts/operation';
import { forgetOldest } from '@marquee/service-kit/forget-oldest';
import type { Cause } from '@marquee/service-kit/messaging/message';

/** `tokens`: those for other services that came with it. */
type Minted = {
  token: string;
  tokens?: Readonly<Partial<Record<Service, string>>> | undefined;
  accountId: string;
};

type Asked = { token: Promise<string | null>; keptUntil: number };

/** Whose it is, is known from the first answer on. */
type Known = { accountId: string | null; asked: Map<Service, Asked> };

/** Null when the session has ended. */
export type Mint = (session: string, audience: Service, cause: Cause) => Promise<Minted | null>;

export type SessionTokens = {
  tokenFor(session: string, audience: Service, cause: Cause): Promise<string | null>;
  /** After whatever may have ended or changed the session. */
  forget(session: string): void;
  /** After whatever may have ended or changed any session of the account. */
  forgetAccount(accountId: string): void;
};

/** So long may an ended session still be believed, by another gateway than the one that ended it. */
const keptMs = 5_000;
const mostSessions = 10_000;

export function createSessionTokens({ mint, now }: { mint: Mint; now: () => Date }): SessionTokens {
  const sessions = new Map<string, Known>();

  function ask(session: string, audience: Service, cause: Cause): Promise<string | null> {
    const known = sessions.get(session) ?? { accountId: null, asked: new Map<Service, Asked>() };
    const keptUntil = now().getTime() + keptMs;
    const token = mint(session, audience, cause).then((minted) => {
      known.accountId = minted?.accountId ?? known.accountId;
      Object.entries(minted?.tokens ?? {}).forEach(([service, other]) => {
        known.asked.set(service as Service, { token: Promise.resolve(other), keptUntil });
      });
      return minted?.token ?? null;
    });
    known.asked.set(audience, { token, keptUntil });
    sessions.delete(session);
    forgetOldest(sessions, mostSessions);
    sessions.set(session, known);
    token.catch(() => {
      // A failure is no answer: the next call asks again.
      known.asked.delete(audience);
    });
    return token;
  }

  return {
    async tokenFor(session, audience, cause) {
      const known = sessions.get(session)?.asked.get(audience);
      const isFresh = known !== undefined && known.keptUntil > now().getTime();
      return isFresh ? known.token : ask(session, audience, cause);
    },
    forget(session) {
      sessions.delete(session);
    },
    forgetAccount(accountId) {
      for (const [session, known] of sessions) {
        // One that is just being asked for may be theirs.
        if (known.accountId === null || known.accountId === accountId) {
          sessions.delete(session);
        }
      }
    },
  };
}
