import type { Entry } from '../../history/entry.ts';
import type { Finding } from '../finding.ts';
import type { Found, FoundEmail } from '../found.ts';

const confirmation = 'Please confirm your email address';

/** There is one email for each message to the operator, and one confirmation email for each account that still exists. */
export function checkEmails({ emails, accounts }: Found, entries: readonly Entry[]): Finding[] {
  const messages = entries
    .filter(({ action }) => action === 'send-contact-message')
    .map(({ marker, outcome }) => ({
      what: `message ${marker}`,
      isRequired: outcome === 'acknowledged',
      isOf: holds(marker),
    }));
  // The operator's own address needs no confirmation.
  const confirmations = accounts
    .filter(({ role }) => role !== 'admin')
    .map(({ email }) => ({ what: `confirmation of ${email}`, isRequired: true, isOf: confirms(email) }));
  return [...messages, ...confirmations].flatMap(({ what, isRequired, isOf }): Finding[] => {
    const count = countEmails(emails.filter(isOf));
    if (count > 1) {
      return [{ kind: 'duplicate', detail: `${count} emails for ${what}` }];
    }
    return isRequired && count === 0 ? [{ kind: 'lost', detail: `no email for ${what}` }] : [];
  });
}

/**
 * Number of emails that were handed over again. If the sender crashes before it records the delivery, it hands over the email again with
 * the same Message-ID. No mail protocol can prevent that, so the repetition does not count as a second email.
 */
export function countSentAgain(emails: readonly FoundEmail[]): number {
  return emails.length - countEmails(emails);
}

function countEmails(emails: readonly FoundEmail[]): number {
  return new Set(emails.map(({ id }) => id)).size;
}

function holds(marker: string): (mail: FoundEmail) => boolean {
  return ({ text }) => text.split('\n').includes(marker);
}

function confirms(email: string): (mail: FoundEmail) => boolean {
  return ({ to, subject }) => to === email && subject === confirmation;
}
