import type { Worker } from '@marquee/service-kit/compose-service';
import { createDoze } from '@marquee/service-kit/messaging/doze';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { AccountRepository } from '../accounts/account-repository.ts';
import type { SecondSteps } from '../second-step/second-steps.ts';

type RemovalDeps = { accounts: AccountRepository; secondSteps: SecondSteps; logger: Logger };

const pollMs = 1_000;
const mostAtOnce = 100;

/**
 * Takes away what is left of an erased account once everybody has been told: an empty document under an id. Until then it
 * keeps the message; and only with it goes the unique key, which is never changed. Its second step goes before, for it has
 * something to tell too, and would not be found without it.
 */
export function createErasedAccountRemoval({ accounts, secondSteps, logger }: RemovalDeps): Worker {
  const doze = createDoze();
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    while (!doze.hasEnded()) {
      await removeThoseTold().catch((error: unknown) => {
        logger.warn({ err: error }, 'erased accounts could not be removed');
      });
      await doze.rest(pollMs);
    }
  }

  async function removeThoseTold(): Promise<void> {
    for (const account of await accounts.erased(mostAtOnce)) {
      if (await secondSteps.eraseOnceTold(account.id)) {
        await accounts.removeOnceTold(account);
      }
    }
  }

  return {
    start() {
      running = run();
    },
    async stop() {
      doze.end();
      await running;
    },
  };
}
