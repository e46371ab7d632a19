import type { ProviderQuote } from '@marquee/contracts/quotes';
import { isolated } from '@marquee/ui';
import { formatDateTime } from '@marquee/web-kit';

type Mailed = Pick<ProviderQuote, 'clientName' | 'clientEmail' | 'email'>;

/** What the email about a quote waits for, without a full stop; null where it waits for nothing. */
export function emailWaitOf({ clientName, clientEmail, email = {} }: Mailed): string | null {
  const client = isolated(clientName || clientEmail);
  if (email.waitsFor === 'confirmation') {
    return `Confirm your email address and we will email ${client}`;
  }
  if (email.isWithheld === true) {
    return `We limit emails to people who have not written to you, so we will not email ${client}. Send the link to the quote yourself`;
  }
  if (email.waitsFor === 'limit') {
    const when = email.sendsAt === undefined ? 'later' : `on ${formatDateTime(email.sendsAt)}`;
    return `We limit emails to people who have not written to you. We will email ${client} ${when}; the link to the quote works already`;
  }
  return null;
}

/** The same in a few words, for a row; empty where it waits for nothing. */
export function shortEmailWaitOf({ email = {} }: Mailed): string {
  if (email.waitsFor === 'confirmation') {
    return 'Email waits for you to confirm your address';
  }
  if (email.isWithheld === true) {
    return 'Not emailed: send the link yourself';
  }
  return email.sendsAt === undefined ? '' : `Email scheduled for ${formatDateTime(email.sendsAt)}`;
}
