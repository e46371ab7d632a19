import type { LinkTokens } from '../links/link-tokens.ts';
import type { Letter } from './letter.ts';
import type { Mail } from './mailer.ts';
import { named, oneLine } from './typed-text.ts';
import { greeting } from './wording.ts';
import { createNoticeWriter } from './write-notice.ts';
import { googleLinked, newDevice, secondStep, securityDigest } from './write-security-notice.ts';
import { textOf } from './writing.ts';
import type { Writing } from './writing.ts';

export type MailRequest = { id: string; letter: Letter; requestedAt: Date };

/** What a mail says of today is true at the moment of sending. */
export type WriteMail = (request: MailRequest, sentAt: Date) => Promise<Mail>;

export function createMailWriter({
  publicUrl,
  linkTokens,
}: {
  publicUrl: string;
  linkTokens: LinkTokens;
}): WriteMail {
  const writeNotice = createNoticeWriter(publicUrl);

  return async ({ id, letter, requestedAt }, sentAt) => {
    // Not at the start: what sets pages is a third of all that the service would have to read for it.
    const { pageOf } = await import('./mail-page.ts');
    const written = write(letter, { at: requestedAt, sentAt });
    const writing = { ...written, subject: oneLine(written.subject) };
    return {
      id,
      to: letter.to,
      subject: writing.subject,
      text: textOf(writing),
      html: pageOf(writing),
      at: requestedAt.toISOString(),
    };
  };

  function write(letter: Letter, { at, sentAt }: { at: Date; sentAt: Date }): Writing {
    switch (letter.kind) {
      case 'verify-email':
        return verification(
          letter.name,
          at,
          `${publicUrl}/auth?verify=${linkTokens.tokenFor(letter.linkId)}`,
        );
      case 'reset-password':
        return reset(letter.name, at, `${publicUrl}/auth?reset=${linkTokens.tokenFor(letter.linkId)}`);
      case 'password-changed':
        return passwordChanged(letter.name, at, `${publicUrl}/auth`);
      case 'new-device':
        return newDevice(letter, { when: clock(at), account: `${publicUrl}/account` });
      case 'google-linked':
        return googleLinked(letter, { when: clock(at), account: `${publicUrl}/account` });
      case 'second-step':
        return secondStep(letter, { when: clock(at), account: `${publicUrl}/account` });
      case 'security-digest':
        return securityDigest(letter, {
          day: at.toISOString().slice(0, 10),
          account: `${publicUrl}/account`,
        });
      case 'account-deleted':
        return accountDeleted(letter.name, at);
      case 'contact':
        return contact(letter, at);
      case 'request-received':
      case 'quote-sent':
      case 'quote-accepted':
      case 'event-cancelled':
      case 'event-reminder':
      case 'invoice-sent':
      case 'invoice-paid':
      case 'invoice-refunded':
      case 'invoice-refunds':
      case 'refund-requested':
      case 'invoice-voided':
        return writeNotice(letter, sentAt);
    }
  }
}

function verification(name: string, at: Date, link: string): Writing {
  return {
    subject: 'Please confirm your e-mail address',
    paragraphs: [
      greeting(name),
      `this address was given for an account at Marquee on ${clock(at)}. Please confirm that it is yours:`,
      { button: 'Confirm this address', url: link },
      'You sign in with the password that you chose. The link is good for 7 days. If it was not you, you need not do anything.',
      'Marquee',
    ],
  };
}

function reset(name: string, at: Date, link: string): Writing {
  return {
    subject: 'Set a new password',
    paragraphs: [
      greeting(name),
      `somebody, hopefully you, asked on ${clock(at)} to set a new password for your Marquee account. Choose it here:`,
      { button: 'Choose a new password', url: link },
      'The link works once and for 30 minutes. If it was not you, your password stays as it is.',
      'Marquee',
    ],
  };
}

function passwordChanged(name: string, at: Date, signIn: string): Writing {
  return {
    subject: 'Your password was changed',
    paragraphs: [
      greeting(name),
      `the password of your Marquee account was changed on ${clock(at)}, and every other session was ended.`,
      `If it was not you, set a new password at once with 'Forgot password':`,
      { button: 'Go to the sign-in page', url: signIn },
      'Marquee',
    ],
  };
}

function accountDeleted(name: string, at: Date): Writing {
  return {
    subject: 'Your account was deleted',
    paragraphs: [
      greeting(name),
      `your Marquee account was deleted on ${clock(at)}, as you asked. This is our last mail to you.`,
      'What was signed stays on record without your name; invoices and receipts stay as they were issued. With this address you can sign up again at any time, as somebody new.',
      'Marquee',
    ],
  };
}

function contact({ name, email, message }: Extract<Letter, { kind: 'contact' }>, at: Date): Writing {
  return {
    subject: 'A message from the contact form',
    paragraphs: [`${named(name)} <${email}> wrote on ${clock(at)}:`, message, `Please answer to ${email}.`],
  };
}

function clock(at: Date): string {
  return `${at.toISOString().slice(0, 10)} at ${at.toISOString().slice(11, 16)} UTC`;
}
