import type { ProviderQuote } from '@marquee/contracts/quotes';
import { sentence } from '@marquee/contracts/sentence';
import { isolated } from '@marquee/ui';
import { formatDateTime } from '@marquee/web-kit';

type EmailedQuote = Pick<ProviderQuote, 'clientName' | 'clientEmail' | 'email' | 'version'>;

/** The reason why the email about a quote is delayed or not sent, as one or two sentences without the last period; otherwise null. */
export function getEmailDelayReason({
  clientName,
  clientEmail,
  version,
  email = {},
}: EmailedQuote): string | null {
  const client = isolated(clientName || clientEmail);
  if (email.waitsFor === 'confirmation') {
    return version === 0
      ? `Until you confirm your email address, we will not email ${client} about this quote`
      : `Confirm your email address and we will email ${client}`;
  }
  if (email.isWithheld === true) {
    const limited = `We limit how many emails we send to one person, so we will not email ${client}`;
    return `${sentence(limited)} Send the link to the quote yourself`;
  }
  if (email.waitsFor === 'limit') {
    const when = email.sendsAt === undefined ? 'later' : `on ${formatDateTime(email.sendsAt)}`;
    return `We limit how many emails we send to one person. We will email ${client} ${when}; the link to the quote works already`;
  }
  return null;
}
