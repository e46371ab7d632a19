import type { Cause, Message } from '@marquee/service-kit/messaging/message';
import { retryOnConflict } from '@marquee/service-kit/store/retry-on-conflict';
import { DomainError } from '@marquee/service-kit/domain-error';
import { evolve, noTwoFactor } from './two-factor.ts';
import type { TwoFactor, TwoFactorFact } from './two-factor.ts';
import type { TwoFactorStore } from './two-factor-store.ts';

type ChangeDeps = { twoFactorStore: TwoFactorStore; now: () => Date };

export type TwoFactorChange = {
  accountId: string;
  cause: Cause;
  /** Returns an empty list to change nothing. */
  decide: (twoFactor: TwoFactor, at: Date) => readonly TwoFactorFact[];
  messages?: readonly Message[];
};

/** Loads, decides and saves. After a concurrent change, decides again, so that two calls cannot use the same code. */
export async function changeTwoFactor(deps: ChangeDeps, change: TwoFactorChange): Promise<void> {
  await retryOnConflict('secondStep', () => changeOnce(deps, change));
}

async function changeOnce({ twoFactorStore, now }: ChangeDeps, change: TwoFactorChange): Promise<void> {
  const { accountId, cause, decide, messages = [] } = change;
  const at = now();
  const known = await twoFactorStore.findOne({ id: accountId });
  const twoFactor = known ?? noTwoFactor(accountId);
  const facts = decide(twoFactor, at);
  if (facts.length === 0) {
    return;
  }
  const changed = facts.reduce(evolve, twoFactor);
  const history = facts.map(({ type }) => ({ type, actor: cause.actor, at }));
  const commit = { history, messages, cause, at };
  if (known !== null) {
    await twoFactorStore.save(changed, commit);
    return;
  }
  if ((await twoFactorStore.insert(changed, commit)) !== 'inserted') {
    throw new DomainError(
      'conflict',
      'secondStep_was_changed',
      'Two-factor authentication has just been changed.',
    );
  }
}
