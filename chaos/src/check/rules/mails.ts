import type { Entry } from '../../ledger/entry.ts';
import type { Finding } from '../finding.ts';
import type { Found, FoundMail } from '../found.ts';

const confirmation = 'Please confirm your email address';

/** One email for each message to the operator and for each address given at a sign-up. */
export function checkMails({ mails, accounts }: Found, entries: readonly Entry[]): Finding[] {
  const messages = entries
    .filter(({ act }) => act === 'send-contact-message')
    .map(({ mark, fate }) => ({
      what: `message ${mark}`,
      isPromised: fate === 'acknowledged',
      isOf: holds(mark),
    }));
  // The operator's own address needs no confirmation.
  const confirmations = accounts
    .filter(({ role }) => role !== 'admin')
    .map(({ email }) => ({ what: `confirmation of ${email}`, isPromised: true, isOf: confirms(email) }));
  return [...messages, ...confirmations].flatMap(({ what, isPromised, isOf }): Finding[] => {
    const count = countMails(mails.filter(isOf));
    if (count > 1) {
      return [{ kind: 'duplicate', detail: `${count} mails for ${what}` }];
    }
    return isPromised && count === 0 ? [{ kind: 'lost', detail: `no mail for ${what}` }] : [];
  });
}

/**
 * Number of repeated hand-overs. If the sender crashes before it records a hand-over, the email is handed over again with the same
 * Message-ID: no mail protocol can prevent that, and it does not count as a second email.
 */
export function countHandedOverAgain(mails: readonly FoundMail[]): number {
  return mails.length - countMails(mails);
}

function countMails(mails: readonly FoundMail[]): number {
  return new Set(mails.map(({ id }) => id)).size;
}

function holds(mark: string): (mail: FoundMail) => boolean {
  return ({ text }) => text.split('\n').includes(mark);
}

function confirms(email: string): (mail: FoundMail) => boolean {
  return ({ to, subject }) => to === email && subject === confirmation;
}
