import type { AccountRepository } from '../accounts/account-repository.ts';
import type { PendingMail } from './mail-repository.ts';

/** Whether it is still to be sent: a request may come late, come again, or wait for days while the mail server is away. */
export type StillWanted = (mail: PendingMail) => Promise<boolean>;

export function createStillWanted({ accounts }: { accounts: AccountRepository }): StillWanted {
  /** Their account may have gone altogether; the farewell is for who has none any more. */
  return async ({ letter, accountId }) => {
    if (accountId === undefined || letter.kind === 'account-deleted') {
      return true;
    }
    const account = await accounts.findOne({ id: accountId });
    return account !== null && account.erasedAt === undefined;
  };
}
