import type { Entry } from '../../ledger/entry.ts';
import type { Finding } from '../finding.ts';
import type { Found, FoundMail } from '../found.ts';

/** One mail for each message to the operator and for each address that was given at a sign-up. */
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
    .map(({ email }) => ({ what: `confirmation of ${email}`, isPromised: true, isOf: isTo(email) }));
  return [...messages, ...confirmations].flatMap(({ what, isPromised, isOf }): Finding[] => {
    const count = mails.filter(isOf).length;
    if (count > 1) {
      return [{ kind: 'duplicate', detail: `${count} mails for ${what}` }];
    }
    return isPromised && count === 0 ? [{ kind: 'lost', detail: `no mail for ${what}` }] : [];
  });
}

function holds(mark: string): (mail: FoundMail) => boolean {
  return ({ text }) => text.split('\n').includes(mark);
}

function isTo(email: string): (mail: FoundMail) => boolean {
  return ({ to }) => to === email;
}
