import type { EmailTemplate, TwoFactorUpdate, SecurityUpdate } from './email-template.ts';
import { greeting } from './formatting.ts';
import type { EmailContent } from './email-content.ts';

type TemplateOf<Kind extends EmailTemplate['kind']> = Extract<EmailTemplate, { kind: Kind }>;

/** `when` is the formatted time; `account` is the URL of the account page. */
type RenderContext = { when: string; account: string };

export function newDevice(
  { name, device, network }: TemplateOf<'new-device'>,
  { when, account }: RenderContext,
): EmailContent {
  return {
    subject: 'A new device signed in',
    paragraphs: [
      greeting(name),
      'We noticed a new sign-in to your account.',
      {
        facts: [
          ['Device', device],
          ['From', network],
          ['Time', when],
        ],
      },
      'If this was you, no action is needed. If not, sign that device out and change your password now.',
      { button: 'Review your devices', url: account },
      'Marquee',
    ],
  };
}

const passwordDropped =
  'The earlier password no longer works, because this address had not been confirmed when it was chosen, and every device was signed out. To set a password, use "Forgot password?" on the sign-in page.';

export function googleLinked(
  { name, isPasswordDropped = false }: TemplateOf<'google-linked'>,
  { when, account }: RenderContext,
): EmailContent {
  return {
    subject: 'Google was linked to your account',
    paragraphs: [
      greeting(name),
      `Since ${when}, the Google account with this address can sign in to your Marquee account.`,
      ...(isPasswordDropped ? [passwordDropped] : []),
      'If this was you, no action is needed. If not, secure your Google account, change your password now and review your devices.',
      { button: 'Review your devices', url: account },
      'Marquee',
    ],
  };
}

const twoFactorTexts: Record<TwoFactorUpdate, { subject: string; what: string; more?: string }> = {
  'turned-on': {
    subject: 'Two-factor authentication is on',
    what: 'Two-factor authentication was turned on',
  },
  'turned-off': {
    subject: 'Two-factor authentication is off',
    what: 'Two-factor authentication was turned off',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    what: 'A recovery code was used to sign in',
    more: ' It cannot be used again.',
  },
  'recovery-codes-renewed': {
    subject: 'New recovery codes',
    what: 'New recovery codes were created',
    more: ' They replace the earlier ones.',
  },
};

export function twoFactor(
  { name, news }: TemplateOf<'second-step'>,
  { when, account }: RenderContext,
): EmailContent {
  const { subject, what, more = '' } = twoFactorTexts[news];
  return {
    subject,
    paragraphs: [
      greeting(name),
      `${what} on ${when}.${more}`,
      'If this was not you, change your password now and review your devices.',
      { button: 'Review your devices', url: account },
      'Marquee',
    ],
  };
}

const digestLines: Record<SecurityUpdate, (times: number) => string> = {
  'new-device': (times) => (times === 1 ? '1 new device signed in.' : `${times} new devices signed in.`),
  'password-changed': (times) => `Your password was changed ${inTimes(times)}.`,
  'google-linked': (times) => `Google was linked to your account ${inTimes(times)}.`,
  'second-step': (times) => `Two-factor authentication or its recovery codes changed ${inTimes(times)}.`,
};

function inTimes(times: number): string {
  return times === 1 ? 'once' : `${times} times`;
}

/** The email with the numbers of the notifications that were held back after the day's limit was reached. */
export function securityDigest(
  { name, entries }: TemplateOf<'security-digest'>,
  { since, account }: { since: string; account: string },
): EmailContent {
  const kinds = Map.groupBy(entries, ({ about }) => about);
  const lines = Array.from(kinds, ([about, { length }]) => digestLines[about](length));
  return {
    subject: 'More activity on your account',
    paragraphs: [
      greeting(name),
      `There has been more activity on your Marquee account since ${since}:`,
      lines.join(' '),
      'If this was you, no action is needed. If not, change your password now and review your devices.',
      { button: 'Review your devices', url: account },
      'Marquee',
    ],
  };
}
