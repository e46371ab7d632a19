import type { Service } from '@marquee/contracts/operation';
import { forgetOldest } from '@marquee/service-kit/forget-oldest';
import type { Cause } from '@marquee/service-kit/messaging/message';

type Asked = { token: Promise<string | null>; keptUntil: number };

/** Null when the session has ended. */
export type Mint = (session: string, audience: Service, cause: Cause) => Promise<string | null>;

export type SessionTokens = {
  tokenFor: Mint;
  /** After whatever may have ended or changed the session. */
  forget(session: string): void;
};

/** So long may an ended session still be believed, by another gateway than the one that ended it. */
const keptMs = 5_000;
const mostSessions = 10_000;

export function createSessionTokens({ mint, now }: { mint: Mint; now: () => Date }): SessionTokens {
  const sessions = new Map<string, Map<Service, Asked>>();

  function ask(session: string, audience: Service, cause: Cause): Promise<string | null> {
    const asked = { token: mint(session, audience, cause), keptUntil: now().getTime() + keptMs };
    const ofSession = sessions.get(session) ?? new Map<Service, Asked>();
    ofSession.set(audience, asked);
    sessions.delete(session);
    forgetOldest(sessions, mostSessions);
    sessions.set(session, ofSession);
    asked.token.catch(() => {
      // A failure is no answer: the next call asks again.
      ofSession.delete(audience);
    });
    return asked.token;
  }

  return {
    async tokenFor(session, audience, cause) {
      const known = sessions.get(session)?.get(audience);
      const isFresh = known !== undefined && known.keptUntil > now().getTime();
      return isFresh ? known.token : ask(session, audience, cause);
    },
    forget(session) {
      sessions.delete(session);
    },
  };
}
