import type { Service } from '@marquee/contracts/operation';
import { forgetOldest } from '@marquee/service-kit/forget-oldest';
import type { Cause } from '@marquee/service-kit/messaging/message';

/** `tokens`: tokens for other services in the same answer. */
type Minted = {
  token: string;
  tokens?: Readonly<Partial<Record<Service, string>>> | undefined;
  accountId: string;
};

/** Requested tokens of one session, by service. `accountId` is known from the first answer on. */
type Known = {
  accountId: string | null;
  asked: Map<Service, Promise<Minted | null>>;
  keptUntil: number;
};

/** Null when the session has ended. */
export type Mint = (session: string, audience: Service, cause: Cause) => Promise<Minted | null>;

export type SessionTokens = {
  tokenFor(session: string, audience: Service, cause: Cause): Promise<string | null>;
  /** Called after any call that may have ended or changed the session. */
  forget(session: string): void;
  /** Called after any change that may have ended or changed sessions of the account. */
  forgetAccount(accountId: string): void;
};

/** How long another gateway may still accept an ended session, in milliseconds. */
const keptMs = 5_000;
const mostSessions = 10_000;

export function createSessionTokens({ mint, now }: { mint: Mint; now: () => Date }): SessionTokens {
  const sessions = new Map<string, Known>();

  function knownOf(session: string): Known {
    const at = now().getTime();
    const before = sessions.get(session);
    if (before !== undefined && before.keptUntil > at) {
      return before;
    }
    const known: Known = { accountId: before?.accountId ?? null, asked: new Map(), keptUntil: at + keptMs };
    sessions.delete(session);
    forgetOldest(sessions, mostSessions);
    sessions.set(session, known);
    return known;
  }

  async function ask(
    known: Known,
    audience: Service,
    mintOne: () => Promise<Minted | null>,
  ): Promise<Minted | null> {
    const question = mintOne();
    known.asked.set(audience, question);
    try {
      const minted = await question;
      known.accountId = minted?.accountId ?? known.accountId;
      return minted;
    } catch (failure) {
      // Failures are not cached: the next call asks again.
      known.asked.delete(audience);
      throw failure;
    }
  }

  return {
    async tokenFor(session, audience, cause) {
      const known = knownOf(session);
      const [earlier] = known.asked.values();
      // Includes a pending request, so that concurrent calls share one.
      const brought = earlier && tokenIn(await earlier, audience);
      if (brought !== undefined) {
        return brought;
      }
      const minted = await (known.asked.get(audience) ??
        ask(known, audience, () => mint(session, audience, cause)));
      return minted?.token ?? null;
    },
    forget(session) {
      sessions.delete(session);
    },
    forgetAccount(accountId) {
      for (const [session, known] of sessions) {
        // A pending request may belong to the account.
        if (known.accountId === null || known.accountId === accountId) {
          sessions.delete(session);
        }
      }
    },
  };
}

/** Undefined if the answer was for another service alone, as from an earlier release of identity. */
function tokenIn(minted: Minted | null, audience: Service): string | null | undefined {
  return minted === null ? null : minted.tokens?.[audience];
}
