import type { Measured } from '@marquee/harness-kit/gate';

import { judge, tooFew } from '../gates/judge.ts';

/** An email to a person who never wrote to the sender. */
export type SpamEmail = { senderId: string; to: string; quoteId: string; subject: string; text: string };

export type Spam = {
  /** Number of people to whom the provider tried to send email although they had never written to the provider. */
  strangers: number;
  /** `unconfirmed`: emails to these people before the provider had confirmed the provider's own address. `emails`: all emails about the sent quotes. */
  unconfirmed: readonly SpamEmail[];
  emails: readonly SpamEmail[];
  /** Number of hours begun between the confirmation and the end; each permits twenty emails. */
  hours: number;
  /**
   * `cancelled`: number of event requests that a provider cancelled; `pairEmails`: the emails about them. An accomplice, who signed up
   * under a stranger's address, sent the requests. Neither the accomplice's nor the provider's address is confirmed.
   */
  cancelled: number;
  pairEmails: readonly Pick<SpamEmail, 'subject' | 'text'>[];
  /** Number of sent quotes whose email was held back without a hint in the response. */
  silent: number;
  /** Number of security emails to an address that nobody has confirmed. */
  securityEmails: number;
  /** Number of emails with a link that one address received, of the most frequent kind of link. */
  links: number;
  /** The product's address, the only one to which an email may link. */
  url: string;
};

export const max = { hour: 20, recipient: 5, quote: 3, owners: 20, links: 6 } as const;

const unseen =
  // eslint-disable-next-line no-control-regex, no-misleading-character-class -- It looks for such characters one by one.
  /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u00AD\u034F\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/u;
const link = /(?:[a-z]+:\/\/|www\.)\S+|\bevil\.example\S*/giu;

/** Passed if members reach the limits of email to strangers and exceed none, and no email contains a member's link or hidden character. */
export function judgeSpam(seen: Spam, min: Pick<Spam, 'strangers'>): Measured {
  const { strangers, unconfirmed, emails, hours, silent, securityEmails, links, url } = seen;
  const { pairEmails, cancelled } = seen;
  const perSender = maxOf(emails.map(({ senderId }) => senderId));
  const perRecipient = maxOf(emails.map(({ senderId, to }) => `${senderId} ${to}`));
  const perQuote = maxOf(emails.map(({ quoteId }) => quoteId));
  const foreign = [...emails, ...pairEmails].filter((mail) => carriesForeign(mail, url));
  return judge({
    figures: `${strangers} people who never wrote: ${unconfirmed.length} emails before the provider confirmed the address, ${emails.length} in all; at most ${perSender} of one provider, ${perRecipient} to one person and ${perQuote} about one quote; ${pairEmails.length} emails about ${cancelled} requests that an unconfirmed provider cancelled (sent by an accomplice under a stranger's address); ${links} emails with a link to one address, ${securityEmails} security notices to an unconfirmed one`,
    faults: [
      ...tooFew('people who never wrote', strangers, min.strangers),
      // Without any email, the run does not show that the confirmation releases held emails.
      ...(emails.length === 0 ? ['no email was sent, so the confirmation released none'] : []),
      // With fewer emails, the run does not show that the limits hold.
      ...tooFew('emails of one provider within an hour', perSender, max.hour),
      ...tooFew('emails to one person', perRecipient, max.recipient),
      ...tooFew('emails about one quote', perQuote, max.quote),
      ...tooFew('cancelled requests', cancelled, max.owners + 1),
      ...tooFew('emails about cancelled requests', pairEmails.length, max.owners),
      ...above('emails about cancelled requests', pairEmails.length, max.owners),
      ...above('emails before the confirmation', unconfirmed.length, 0),
      ...above('emails of one provider within an hour', perSender, max.hour * hours),
      ...above('emails to one person', perRecipient, max.recipient),
      ...above('emails about one quote', perQuote, max.quote),
      ...above('sent quotes whose response does not say that the email is held', silent, 0),
      ...above('security notices to an unconfirmed address', securityEmails, 0),
      ...above('emails with a link to one address', links, max.links),
      ...foreign.map(
        ({ subject }) =>
          `an email contains a link or a hidden character from a member: ${JSON.stringify(subject)}`,
      ),
    ],
  });
}

function above(what: string, count: number, allowed: number): string[] {
  return count > allowed ? [`${count} ${what}; ${allowed} are allowed`] : [];
}

function maxOf(names: readonly string[]): number {
  const counts = Map.groupBy(names, (name) => name);
  return Math.max(0, ...Array.from(counts.values(), ({ length }) => length));
}

function carriesForeign({ subject, text }: Pick<SpamEmail, 'subject' | 'text'>, url: string): boolean {
  const content = `${subject}\n${text}`;
  return unseen.test(content) || Array.from(content.matchAll(link)).some(([found]) => !found.startsWith(url));
}
