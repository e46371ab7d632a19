import type { Cause, Message } from '@marquee/service-kit/messaging/message';
import { handleCommand } from '@marquee/service-kit/store/handle-command';
import type { Decision } from '@marquee/service-kit/store/handle-command';
import { evolve, noTwoFactor } from './domain/two-factor.ts';
import type { TwoFactor, TwoFactorFact, TwoFactorHistoryEntry } from './domain/two-factor.ts';
import type { TwoFactorStore } from './two-factor-store.ts';

type ChangeDeps = { twoFactorStore: TwoFactorStore; now: () => Date };

export type TwoFactorDecision = Decision<TwoFactor, TwoFactorFact>;

export type TwoFactorChange = {
  accountId: string;
  cause: Cause;
  decisions: readonly TwoFactorDecision[];
  messages?: readonly Message[];
};

/** Changes the account's two-factor authentication. Two calls cannot use the same code, because a concurrent change decides again. */
export async function changeTwoFactor(
  { twoFactorStore, now }: ChangeDeps,
  { accountId, cause, decisions, messages = [] }: TwoFactorChange,
): Promise<void> {
  await handleCommand<TwoFactor, TwoFactorFact, TwoFactorHistoryEntry>(
    {
      ...{ name: 'secondStep', store: twoFactorStore, evolve, now },
      load: async (id) => (await twoFactorStore.findOne({ id })) ?? noTwoFactor(id),
      record: (steps, at) => ({
        history: steps.map(({ fact: { type }, after }) => ({
          ...{ type, data: {}, version: after.version + 1 },
          ...{ actor: cause.actor, at },
        })),
        messages,
      }),
    },
    { id: accountId, decisions, cause },
  );
}
