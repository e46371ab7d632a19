import type { Measured } from '@marquee/bar-kit/bar';

import { judge, tooFew } from '../bars/judge.ts';

/** A mail to somebody who never wrote. */
export type SpamMail = { senderId: string; to: string; quoteId: string; subject: string; text: string };

export type Spam = {
  /** How many people who never wrote the provider tried to reach. */
  strangers: number;
  /** Quotes of that provider for requests of a partner who signed up under the address of a stranger. */
  colluding: number;
  /** Mails to them while the provider had not confirmed the address, and all until the end. */
  unconfirmed: readonly SpamMail[];
  mails: readonly SpamMail[];
  /** Started hours between the confirmation and the end: each may have its twenty. */
  hours: number;
  /** Mails from one to the other of two accounts while neither had confirmed an address; one cancelled the requests of the other. */
  pairMails: number;
  /** How many requests it cancelled, and how many mails about them went within a day once it had confirmed its address. */
  cancelled: number;
  cancelledMails: number;
  /** Sent quotes whose mail did not go, and whose answer said nothing of that. */
  silent: number;
  /** Security notices to an address that nobody has confirmed. */
  notices: number;
  /** Mails with a link to one address, of the kind that there were most of. */
  links: number;
  /** Of the product: the only links that a mail may carry. */
  url: string;
};

export const most = { hour: 20, recipient: 5, quote: 3, links: 6 } as const;

const unseen =
  // eslint-disable-next-line no-control-regex, no-misleading-character-class -- It looks for such characters one by one.
  /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u00AD\u034F\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/u;
const link = /(?:[a-z]+:\/\/|www\.)\S+|\bevil\.example\S*/giu;

/** Whether members can write to strangers as much as they like, or as they like. */
export function judgeSpam(seen: Spam, least: Pick<Spam, 'strangers'>): Measured {
  const { strangers, colluding, unconfirmed, mails, hours, silent, notices, links, url } = seen;
  const { pairMails, cancelled, cancelledMails } = seen;
  const perSender = mostOf(mails.map(({ senderId }) => senderId));
  const perRecipient = mostOf(mails.map(({ senderId, to }) => `${senderId} ${to}`));
  const perQuote = mostOf(mails.map(({ quoteId }) => quoteId));
  const foreign = mails.filter((mail) => carriesForeign(mail, url));
  return judge({
    figures: `${strangers} people who never wrote and ${colluding} requests of a partner under a stranger's address: ${unconfirmed.length} mails before the provider confirmed the address, ${mails.length} after it; at most ${perSender} of one provider, ${perRecipient} to one person and ${perQuote} about one quote; ${pairMails} mails between two unconfirmed accounts about ${cancelled} cancelled requests, ${cancelledMails} once one was confirmed; ${links} mails with a link to one address, ${notices} security notices to an unconfirmed one`,
    faults: [
      ...tooFew('people who never wrote', strangers, least.strangers),
      ...tooFew("requests of a partner under a stranger's address", colluding, 1),
      // None at all would mean that confirming releases nothing.
      ...(mails.length === 0 ? ['no mail went after the confirmation: nothing was released'] : []),
      // Fewer would mean that no limit was reached.
      ...tooFew('mails of one provider within an hour', perSender, most.hour),
      ...tooFew('mails to one person', perRecipient, most.recipient),
      ...tooFew('mails about one quote', perQuote, most.quote),
      ...tooFew('cancelled requests', cancelled, most.recipient + 1),
      ...tooFew('mails about cancelled requests', cancelledMails, most.recipient),
      ...above('mails between two unconfirmed accounts', pairMails, 0),
      ...above('mails about cancelled requests to one person', cancelledMails, most.recipient),
      ...above('mails before the confirmation', unconfirmed.length, 0),
      ...above('mails of one provider within an hour', perSender, most.hour * hours),
      ...above('mails to one person', perRecipient, most.recipient),
      ...above('mails about one quote', perQuote, most.quote),
      ...above('sent quotes whose answer hides that the mail waits', silent, 0),
      ...above('security notices to an unconfirmed address', notices, 0),
      ...above('mails with a link to one address', links, most.links),
      ...foreign.map(({ subject }) => `a mail carries what somebody typed: ${JSON.stringify(subject)}`),
    ],
  });
}

function above(what: string, count: number, allowed: number): string[] {
  return count > allowed ? [`${count} ${what}; ${allowed} may`] : [];
}

function mostOf(names: readonly string[]): number {
  const counts = Map.groupBy(names, (name) => name);
  return Math.max(0, ...Array.from(counts.values(), ({ length }) => length));
}

function carriesForeign({ subject, text }: SpamMail, url: string): boolean {
  const said = `${subject}\n${text}`;
  return unseen.test(said) || Array.from(said.matchAll(link)).some(([found]) => !found.startsWith(url));
}
