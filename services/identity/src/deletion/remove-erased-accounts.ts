import type { Worker } from '@marquee/service-kit/process/loop';
import type { Logger } from '@marquee/service-kit/process/logger';
import { createLoop } from '@marquee/service-kit/process/loop';
import type { AccountRepository } from '../accounts/account-repository.ts';
import type { ErasedAccountRepository } from './erased-account-repository.ts';
import type { TwoFactorStore } from '../two-factor/two-factor-store.ts';

type RemovalDeps = {
  accounts: AccountRepository;
  erasedAccounts: ErasedAccountRepository;
  twoFactorStore: TwoFactorStore;
  logger: Logger;
};

const batchSize = 100;

/**
 * Removes an erased account's document, in which `emailKey` is the only personal data, after its messages were published. Removes the
 * two-factor document first, because it may also have messages to publish and is found only through the account.
 */
export function createErasedAccountRemoval({
  accounts,
  erasedAccounts,
  twoFactorStore,
  logger,
}: RemovalDeps): Worker {
  return createLoop({
    async round(untilStopped) {
      for (const account of untilStopped(await accounts.erased(batchSize))) {
        if (await twoFactorStore.eraseOncePublished(account.id)) {
          await erasedAccounts.remember(account);
          await accounts.removeOncePublished(account);
        }
      }
    },
    everyMs: 1_000,
    failureMessage: 'erased accounts could not be removed',
    logger,
  });
}
