import { isSuspended } from '../accounts/domain/account.ts';
import type { Account } from '../accounts/domain/account.ts';
import type { AccountRepository } from '../accounts/account-repository.ts';
import type { StatusProjections } from '../bookings/create-status-projections.ts';
import { kindOf } from '../email-templates/email-template.ts';
import type { PendingEmail } from './email-queue-repository.ts';

/**
 * Whether a pending email should still be sent. Its request may have arrived late or twice, or have waited for days during an outage of the
 * mail server.
 */
export type ShouldSend = (mail: Pick<PendingEmail, 'letter' | 'accountId' | 'senderId'>) => Promise<boolean>;

type ShouldSendDeps = Pick<StatusProjections, 'invoices' | 'bookings'> & {
  accounts: AccountRepository;
  now: () => Date;
};

export function createShouldSend({ accounts, invoices, bookings, now }: ShouldSendDeps): ShouldSend {
  /** A suspended or deleted account cannot send emails to people who have not written first or have not confirmed an address. */
  async function canSend(senderId: string): Promise<boolean> {
    const sender = await accounts.findOne({ id: senderId });
    return sender !== null && sender.erasedAt === undefined && !isSuspended(sender);
  }

  return async ({ letter: template, accountId, senderId }) => {
    const { isObsolete, outlivesAccount, setting } = kindOf(template) ?? {};
    if (
      (await isObsolete?.(template, { at: now(), invoices, bookings })) ||
      (senderId !== undefined && !(await canSend(senderId)))
    ) {
      return false;
    }
    if (accountId === undefined || outlivesAccount) {
      return true;
    }
    const account = await accounts.findOne({ id: accountId });
    if (account === null || account.erasedAt !== undefined) {
      return false;
    }
    if ('linkId' in template) {
      return hasLiveLink(account, template.linkId, now());
    }
    return setting === undefined || account.settings[setting];
  };
}

/** False if the link has expired or newer links have replaced it. */
function hasLiveLink({ links }: Account, linkId: string, at: Date): boolean {
  return links.some(({ id, expiresAt }) => id === linkId && expiresAt > at);
}
