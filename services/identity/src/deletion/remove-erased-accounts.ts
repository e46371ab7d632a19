import type { Worker } from '@marquee/service-kit/compose-service';
import type { Logger } from '@marquee/service-kit/process/logger';
import { createLoop } from '@marquee/service-kit/process/loop';
import type { AccountRepository } from '../accounts/account-repository.ts';
import type { SecondSteps } from '../second-step/second-steps.ts';

type RemovalDeps = { accounts: AccountRepository; secondSteps: SecondSteps; logger: Logger };

const mostAtOnce = 100;

/**
 * Takes away what is left of an erased account once everybody has been told: an empty document under an id. Until then it
 * keeps the message; and only with it goes the unique key, which is never changed. Its second step goes before, for it has
 * something to tell too, and would not be found without it.
 */
export function createErasedAccountRemoval({ accounts, secondSteps, logger }: RemovalDeps): Worker {
  return createLoop({
    async round(untilStopped) {
      for (const account of untilStopped(await accounts.erased(mostAtOnce))) {
        if (await secondSteps.eraseOnceTold(account.id)) {
          await accounts.removeOnceTold(account);
        }
      }
    },
    everyMs: 1_000,
    whenFailed: 'erased accounts could not be removed',
    logger,
  });
}
