import { daysUntil } from '@marquee/contracts/dates';
import { reminderAt } from '@marquee/contracts/invoice-reminders';
import type { InvoiceStatus } from '@marquee/contracts/invoices';
import { isSuspended } from '../accounts/account.ts';
import type { Account } from '../accounts/account.ts';
import type { AccountRepository } from '../accounts/account-repository.ts';
import type { Standings } from '../bookings/create-standings.ts';
import { reminderDue } from '../reminders/reminder-times.ts';
import type { Letter } from './letter.ts';
import type { PendingMail } from './mail-repository.ts';

/**
 * Whether a pending email is still to be sent: its request may arrive late or again, or wait for days during an outage of the mail server.
 */
export type StillWanted = (mail: Pick<PendingMail, 'letter' | 'accountId' | 'senderId'>) => Promise<boolean>;

type WantedDeps = Pick<Standings, 'invoices' | 'bookings'> & { accounts: AccountRepository; now: () => Date };

export function createStillWanted({ accounts, invoices, bookings, now }: WantedDeps): StillWanted {
  /** True for a request to pay a settled invoice, and for an email about a booking that was cancelled meanwhile. */
  async function isSettled(letter: Letter): Promise<boolean> {
    if (letter.kind === 'invoice-reminder' || letter.kind === 'invoice-overdue') {
      return settled.has((await invoices.get(letter.invoiceId))?.status ?? 'sent');
    }
    const eventId = letter.kind === 'you-are-booked' ? letter.eventId : null;
    return eventId !== null && (await bookings.get(eventId))?.status === 'cancelled';
  }

  /** A suspended account sends nothing to people who have not written first or confirmed an address. */
  async function mayWrite(senderId: string): Promise<boolean> {
    const sender = await accounts.findOne({ id: senderId });
    return sender !== null && sender.erasedAt === undefined && !isSuspended(sender);
  }

  /** The account may have been removed; only the farewell email goes to a person without one. */
  return async ({ letter, accountId, senderId }) => {
    if (
      isOvertaken(letter, now()) ||
      (await isSettled(letter)) ||
      (senderId !== undefined && !(await mayWrite(senderId)))
    ) {
      return false;
    }
    if (accountId === undefined || letter.kind === 'account-deleted') {
      return true;
    }
    const account = await accounts.findOne({ id: accountId });
    if (account === null || account.erasedAt !== undefined) {
      return false;
    }
    if ('linkId' in letter) {
      return hasLiveLink(account, letter.linkId, now());
    }
    return letter.kind !== 'event-reminder' || account.settings.eventReminders;
  };
}

const settled: ReadonlySet<InvoiceStatus> = new Set(['paid', 'partly_refunded', 'refunded', 'void']);

/** False if the link has expired or newer ones have replaced it. */
function hasLiveLink({ links }: Account, linkId: string, at: Date): boolean {
  return links.some(({ id, expiresAt }) => id === linkId && expiresAt > at);
}

/** A reminder is overtaken by the next one or by the event; an email about a quote, when the quote has expired. */
function isOvertaken(letter: Letter, at: Date): boolean {
  if (letter.kind === 'quote-sent') {
    return letter.validUntil !== null && daysUntil(letter.validUntil, letter.timeZone, at) < 0;
  }
  if (letter.kind === 'invoice-reminder') {
    const due = reminderAt(letter, at);
    // Sends a reminder that seems early, because the publisher's clock may be ahead.
    return letter.days !== null && due !== null && due > letter.days;
  }
  return letter.kind === 'event-reminder' && reminderDue(letter, at) !== letter.daysBefore;
}
