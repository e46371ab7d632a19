import { defaultTimeZone } from '@marquee/contracts/dates';
import type { LinkTokens } from '../links/link-tokens.ts';
import type { EmailTemplate } from './email-template.ts';
import type { Email } from '../email-queue/mailer.ts';
import { named, oneLine } from './typed-text.ts';
import { greeting, momentOf } from './formatting.ts';
import { createNotificationRenderer } from './render-notification.ts';
import { googleLinked, newDevice, twoFactor, securityDigest } from './security-emails.ts';
import { toPlainText } from './email-content.ts';
import type { EmailContent } from './email-content.ts';

export type EmailRequest = { id: string; letter: EmailTemplate; requestedAt: Date };

/** Renders an email as of the moment of sending. */
export type RenderEmail = (request: EmailRequest, sentAt: Date) => Promise<Email>;

export function createEmailRenderer({
  publicUrl,
  linkTokens,
  timeZone = defaultTimeZone,
}: {
  publicUrl: string;
  linkTokens: LinkTokens;
  /** The time zone of emails about an account; emails about an event use the time zone of the venue. */
  timeZone?: string;
}): RenderEmail {
  const renderNotification = createNotificationRenderer(publicUrl);

  return async ({ id, letter: template, requestedAt }, sentAt) => {
    // Loaded on demand, so that the service starts faster. The HTML renderer is a third of the service's code.
    const { toHtml } = await import('./to-html.ts');
    const rendered = render(template, { at: requestedAt, sentAt });
    const content = { ...rendered, subject: oneLine(rendered.subject) };
    return {
      id,
      to: template.to,
      subject: content.subject,
      text: toPlainText(content),
      html: toHtml(content),
      at: requestedAt.toISOString(),
    };
  };

  function render(template: EmailTemplate, { at, sentAt }: { at: Date; sentAt: Date }): EmailContent {
    const when = momentOf(at.toISOString(), timeZone);
    switch (template.kind) {
      case 'verify-email':
        return verification(
          template.name,
          `${publicUrl}/auth?verify=${linkTokens.tokenFor(template.linkId)}`,
        );
      case 'reset-password':
        return reset(template.name, when, `${publicUrl}/auth?reset=${linkTokens.tokenFor(template.linkId)}`);
      case 'password-changed':
        return passwordChanged(template.name, when, `${publicUrl}/auth`);
      case 'new-device':
        return newDevice(template, { when, account: `${publicUrl}/account` });
      case 'google-linked':
        return googleLinked(template, { when, account: `${publicUrl}/account` });
      case 'second-step':
        return twoFactor(template, { when, account: `${publicUrl}/account` });
      case 'security-digest':
        return securityDigest(template, {
          since: when,
          account: `${publicUrl}/account`,
        });
      case 'account-deleted':
        return accountDeleted(template.name, when);
      case 'contact':
        return contact(template, when);
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
        return renderNotification(template, sentAt);
    }
  }
}

function verification(name: string, link: string): EmailContent {
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

function reset(name: string, when: string, link: string): EmailContent {
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

function passwordChanged(name: string, when: string, signIn: string): EmailContent {
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

function accountDeleted(name: string, when: string): EmailContent {
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

function contact(
  { name, email, message }: Extract<EmailTemplate, { kind: 'contact' }>,
  when: string,
): EmailContent {
  return {
    subject: 'A message from the contact form',
    paragraphs: [`${named(name)} <${email}> wrote on ${when}:`, message, `Please reply to ${email}.`],
  };
}
