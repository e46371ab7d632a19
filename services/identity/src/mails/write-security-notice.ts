import type { Letter, SecondStepNews, SecurityNews } from './letter.ts';
import { greeting } from './wording.ts';
import type { Writing } from './writing.ts';

type LetterOf<Kind extends Letter['kind']> = Extract<Letter, { kind: Kind }>;

/** `when`: as mails say it; `account`: where the owner looks after their account. */
type Said = { when: string; account: string };

export function newDevice(
  { name, device, network }: LetterOf<'new-device'>,
  { when, account }: Said,
): Writing {
  return {
    subject: 'A new device signed in',
    paragraphs: [
      greeting(name),
      `your Marquee account was signed in to on ${when} from a device we have not seen before: ${device}, from ${network}.`,
      'If it was you, you need not do anything.',
      'If it was not, end that session and change your password at once.',
      { button: 'Look at your sessions', url: account },
      'Marquee',
    ],
  };
}

const passwordDropped =
  'The password that it had works no more, because whoever chose it has never shown that this address is theirs, and every session was ended. Choose a password of your own with "Forgot password?" if you want one.';

export function googleLinked(
  { name, isPasswordDropped = false }: LetterOf<'google-linked'>,
  { when, account }: Said,
): Writing {
  return {
    subject: 'Google was linked to your account',
    paragraphs: [
      greeting(name),
      `your Marquee account can now be signed in to with Google, since ${when}, by whoever has this address there.`,
      ...(isPasswordDropped ? [passwordDropped] : []),
      'If it was you, you need not do anything.',
      'If it was not, secure your Google account, change your password at once and look at your sessions.',
      { button: 'Look at your sessions', url: account },
      'Marquee',
    ],
  };
}

const secondStepWords: Record<SecondStepNews, { subject: string; what: string }> = {
  'turned-on': { subject: 'Your second step is on', what: 'a second step at sign-in was turned on' },
  'turned-off': { subject: 'Your second step is off', what: 'the second step at sign-in was turned off' },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    what: 'somebody signed in with one of the recovery codes, which works no more',
  },
  'recovery-codes-renewed': {
    subject: 'New recovery codes',
    what: 'new recovery codes were made, and the earlier ones work no more',
  },
};

export function secondStep({ name, news }: LetterOf<'second-step'>, { when, account }: Said): Writing {
  const { subject, what } = secondStepWords[news];
  return {
    subject,
    paragraphs: [
      greeting(name),
      `on ${when}, for your Marquee account, ${what}.`,
      'If it was not you, change your password at once and look at your sessions.',
      { button: 'Look at your sessions', url: account },
      'Marquee',
    ],
  };
}

const digestLines: Record<SecurityNews, (times: number) => string> = {
  'new-device': (times) => (times === 1 ? '1 new device signed in.' : `${times} new devices signed in.`),
  'password-changed': (times) => `Your password was changed ${inTimes(times)}.`,
  'google-linked': (times) => `Google was linked to your account ${inTimes(times)}.`,
  'second-step': (times) => `Your second step or its recovery codes changed ${inTimes(times)}.`,
};

function inTimes(times: number): string {
  return times === 1 ? 'once' : `${times} times`;
}

/** What was not told at once because its day had notices enough. */
export function securityDigest(
  { name, entries }: LetterOf<'security-digest'>,
  { day, account }: { day: string; account: string },
): Writing {
  const kinds = Map.groupBy(entries, ({ about }) => about);
  const lines = Array.from(kinds, ([about, { length }]) => digestLines[about](length));
  return {
    subject: 'More activity on your account',
    paragraphs: [
      greeting(name),
      `besides what we mailed you at once, this happened on your Marquee account on ${day} (UTC):`,
      lines.join(' '),
      'If it was you, you need not do anything.',
      'If it was not, change your password at once and look at your sessions.',
      { button: 'Look at your sessions', url: account },
      'Marquee',
    ],
  };
}
