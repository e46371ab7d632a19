import type { Service } from '@marquee/contracts/operation';
import { evictOldest } from '@marquee/service-kit/evict-oldest';
import type { Cause } from '@marquee/service-kit/messaging/message';

/** `tokens`: the tokens for other services that the same answer contains. */
type Minted = {
  token: string;
  tokens?: Readonly<Partial<Record<Service, string>>> | undefined;
  accountId: string;
};

/** The requested tokens of one session, by service. `accountId` is null until the first answer. */
type Known = {
  accountId: string | null;
  requests: Map<Service, Promise<Minted | null>>;
  cachedUntil: number;
};

/** Resolves with null if the session has ended. */
export type Mint = (session: string, audience: Service, cause: Cause) => Promise<Minted | null>;

export type SessionTokens = {
  tokenFor(session: string, audience: Service, cause: Cause): Promise<string | null>;
  /** Called after any call that may have ended or changed the session. */
  forget(session: string): void;
  /** Called after any change that may have ended or changed sessions of the account. */
  forgetAccount(accountId: string): void;
};

/** How long tokens are cached, in milliseconds. For this time another replica of the gateway may accept a session that has ended. */
const cacheMs = 5_000;
const maxSessions = 10_000;

export function createSessionTokens({ mint, now }: { mint: Mint; now: () => Date }): SessionTokens {
  const sessions = new Map<string, Known>();

  function cachedSessionOf(session: string): Known {
    const at = now().getTime();
    const before = sessions.get(session);
    if (before !== undefined && before.cachedUntil > at) {
      return before;
    }
    const known: Known = {
      accountId: before?.accountId ?? null,
      requests: new Map(),
      cachedUntil: at + cacheMs,
    };
    sessions.delete(session);
    evictOldest(sessions, maxSessions);
    sessions.set(session, known);
    return known;
  }

  async function requestToken(
    known: Known,
    audience: Service,
    mintOne: () => Promise<Minted | null>,
  ): Promise<Minted | null> {
    const request = mintOne();
    known.requests.set(audience, request);
    try {
      const minted = await request;
      known.accountId = minted?.accountId ?? known.accountId;
      return minted;
    } catch (failure) {
      // Failures are not cached: the next call requests a token again.
      known.requests.delete(audience);
      throw failure;
    }
  }

  return {
    async tokenFor(session, audience, cause) {
      const known = cachedSessionOf(session);
      const [earlier] = known.requests.values();
      // Also awaits a pending request, so that concurrent calls share one request.
      const included = earlier && tokenIn(await earlier, audience);
      if (included !== undefined) {
        return included;
      }
      const minted = await (known.requests.get(audience) ??
        requestToken(known, audience, () => mint(session, audience, cause)));
      return minted?.token ?? null;
    },
    forget(session) {
      sessions.delete(session);
    },
    forgetAccount(accountId) {
      for (const [session, known] of sessions) {
        // While `accountId` is null, the session may belong to the account.
        if (known.accountId === null || known.accountId === accountId) {
          sessions.delete(session);
        }
      }
    },
  };
}

/** Undefined if the answer has no entry for this service, as with an earlier release of identity. */
function tokenIn(minted: Minted | null, audience: Service): string | null | undefined {
  return minted === null ? null : minted.tokens?.[audience];
}
