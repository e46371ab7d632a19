import { defaultTimeZone } from '@marquee/contracts/dates';
import type { LinkTokens } from '../links/link-tokens.ts';
import type { Letter } from './letter.ts';
import type { Mail } from './mailer.ts';
import { named, oneLine } from './typed-text.ts';
import { greeting, momentOf } from './wording.ts';
import { createNoticeWriter } from './write-notice.ts';
import { googleLinked, newDevice, secondStep, securityDigest } from './write-security-notice.ts';
import { textOf } from './writing.ts';
import type { Writing } from './writing.ts';

export type MailRequest = { id: string; letter: Letter; requestedAt: Date };

/** Renders an email as of the moment of sending. */
export type WriteMail = (request: MailRequest, sentAt: Date) => Promise<Mail>;

export function createMailWriter({
  publicUrl,
  linkTokens,
  timeZone = defaultTimeZone,
}: {
  publicUrl: string;
  linkTokens: LinkTokens;
  /** For times in emails about an account; emails about an event use the time zone of its venue. */
  timeZone?: string;
}): WriteMail {
  const writeNotice = createNoticeWriter(publicUrl);

  return async ({ id, letter, requestedAt }, sentAt) => {
    // Loaded on demand: rendering HTML makes up a third of the code that the service would load at its start.
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
    const when = momentOf(at.toISOString(), timeZone);
    switch (letter.kind) {
      case 'verify-email':
        return verification(letter.name, `${publicUrl}/auth?verify=${linkTokens.tokenFor(letter.linkId)}`);
      case 'reset-password':
        return reset(letter.name, when, `${publicUrl}/auth?reset=${linkTokens.tokenFor(letter.linkId)}`);
      case 'password-changed':
        return passwordChanged(letter.name, when, `${publicUrl}/auth`);
      case 'new-device':
        return newDevice(letter, { when, account: `${publicUrl}/account` });
      case 'google-linked':
        return googleLinked(letter, { when, account: `${publicUrl}/account` });
      case 'second-step':
        return secondStep(letter, { when, account: `${publicUrl}/account` });
      case 'security-digest':
        return securityDigest(letter, {
          since: when,
          account: `${publicUrl}/account`,
        });
      case 'account-deleted':
        return accountDeleted(letter.name, when);
      case 'contact':
        return contact(letter, when);
      case 'request-received':
      case 'quote-sent':
      case 'quote-accepted':
      case 'you-are-booked':
      case 'event-cancelled':
      case 'event-reminder':
      case 'invoice-sent':
      case 'invoice-paid':
      case 'invoice-reminder':
      case 'payment-received':
      case 'invoice-overdue':
      case 'overdue-summary':
      case 'subscription-changed':
      case 'invoice-refunded':
      case 'invoice-refunds':
      case 'refund-requested':
      case 'invoice-voided':
        return writeNotice(letter, sentAt);
    }
  }
}

function verification(name: string, link: string): Writing {
  return {
    subject: 'Please confirm your email address',
    paragraphs: [
      greeting(name),
      'Someone signed up for Marquee with this address. If it was you, please confirm your email to finish setting up your account:',
      { button: 'Confirm email address', url: link },
      'This link expires in 7 days. If you did not sign up, you can ignore this email.',
      'Marquee',
    ],
  };
}

function reset(name: string, when: string, link: string): Writing {
  return {
    subject: 'Set a new password',
    paragraphs: [
      greeting(name),
      `We received a request on ${when} to reset the password of your Marquee account. Choose a new password here:`,
      { button: 'Choose a new password', url: link },
      'This link works once and expires in 30 minutes. If you did not ask for it, you can ignore this email: your password has not changed.',
      'Marquee',
    ],
  };
}

function passwordChanged(name: string, when: string, signIn: string): Writing {
  return {
    subject: 'Your password was changed',
    paragraphs: [
      greeting(name),
      `The password of your Marquee account was changed on ${when}, and you were signed out on all other devices.`,
      `If this was not you, reset your password now with 'Forgot password' on the sign-in page.`,
      { button: 'Go to sign-in', url: signIn },
      'Marquee',
    ],
  };
}

function accountDeleted(name: string, when: string): Writing {
  return {
    subject: 'Your account was deleted',
    paragraphs: [
      greeting(name),
      `Your Marquee account was deleted on ${when}, as you asked. This is our last email to you.`,
      'Accepted quotes stay on record without your name; invoices and receipts stay as they were issued. You can sign up again with this address at any time.',
      'Marquee',
    ],
  };
}

function contact({ name, email, message }: Extract<Letter, { kind: 'contact' }>, when: string): Writing {
  return {
    subject: 'A message from the contact form',
    paragraphs: [`${named(name)} <${email}> wrote on ${when}:`, message, `Please reply to ${email}.`],
  };
}
