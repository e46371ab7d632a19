import { daysUntil } from '@marquee/contracts/dates';
import { reminderAt } from '@marquee/contracts/invoice-reminders';
import type { InvoiceStatus } from '@marquee/contracts/invoices';
import { isSuspended } from '../accounts/domain/account.ts';
import type { Account } from '../accounts/domain/account.ts';
import type { AccountRepository } from '../accounts/account-repository.ts';
import type { StatusProjections } from '../bookings/create-status-projections.ts';
import { reminderDue } from '../reminders/reminder-times.ts';
import type { EmailTemplate } from '../email-templates/email-template.ts';
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
  /** True for a reminder or overdue notice about a settled invoice, and for an email about a booking that was cancelled meanwhile. */
  async function isSettled(template: EmailTemplate): Promise<boolean> {
    if (template.kind === 'invoice-reminder' || template.kind === 'invoice-overdue') {
      return settled.has((await invoices.get(template.invoiceId))?.status ?? 'sent');
    }
    const eventId = template.kind === 'you-are-booked' ? template.eventId : null;
    return eventId !== null && (await bookings.get(eventId))?.status === 'cancelled';
  }

  /** A suspended or deleted account cannot send emails to people who have not written first or have not confirmed an address. */
  async function canSend(senderId: string): Promise<boolean> {
    const sender = await accounts.findOne({ id: senderId });
    return sender !== null && sender.erasedAt === undefined && !isSuspended(sender);
  }

  /** If the recipient's account was removed, only the farewell email is sent. */
  return async ({ letter: template, accountId, senderId }) => {
    if (
      isSuperseded(template, now()) ||
      (await isSettled(template)) ||
      (senderId !== undefined && !(await canSend(senderId)))
    ) {
      return false;
    }
    if (accountId === undefined || template.kind === 'account-deleted') {
      return true;
    }
    const account = await accounts.findOne({ id: accountId });
    if (account === null || account.erasedAt !== undefined) {
      return false;
    }
    if ('linkId' in template) {
      return hasLiveLink(account, template.linkId, now());
    }
    return template.kind !== 'event-reminder' || account.settings.eventReminders;
  };
}

const settled: ReadonlySet<InvoiceStatus> = new Set(['paid', 'partly_refunded', 'refunded', 'void']);

/** False if the link has expired or newer links have replaced it. */
function hasLiveLink({ links }: Account, linkId: string, at: Date): boolean {
  return links.some(({ id, expiresAt }) => id === linkId && expiresAt > at);
}

/** A later reminder supersedes an earlier one, the start of an event supersedes its reminders, and a quote's expiry the email about it. */
function isSuperseded(template: EmailTemplate, at: Date): boolean {
  if (template.kind === 'quote-sent') {
    return template.validUntil !== null && daysUntil(template.validUntil, template.timeZone, at) < 0;
  }
  if (template.kind === 'invoice-reminder') {
    const due = reminderAt(template, at);
    // A reminder that seems early is still sent, because the publisher's clock may be ahead.
    return template.days !== null && due !== null && due > template.days;
  }
  return template.kind === 'event-reminder' && reminderDue(template, at) !== template.daysBefore;
}
