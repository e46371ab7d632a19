import { judgeSpam } from '../src/spam/judge-spam.ts';
import type { Spam, SpamEmail } from '../src/spam/judge-spam.ts';

const url = 'http://localhost:4630';

function anEmail(own: Partial<SpamEmail> = {}): SpamEmail {
  const text = `Review and accept:\n${url}/quote?quote=1\n`;
  return {
    senderId: 'nova',
    to: 'lena@example.com',
    quoteId: '1',
    subject: 'Your quote for your event',
    text,
    ...own,
  };
}

function emailsTo(count: number): SpamEmail[] {
  return Array.from({ length: count }, (_email, place) =>
    anEmail({ to: `${place}@x.test`, quoteId: `${place}` }),
  );
}

function foreign(own: Partial<SpamEmail>): SpamEmail {
  return anEmail({ senderId: 'other', to: 'other@example.com', quoteId: 'other', ...own });
}

describe('judge spam', () => {
  /** As many emails from one provider to one person as are allowed, of which as many as are allowed are about one quote. */
  const ofOneSender = [1, 2, 3, 4, 5].map((place) =>
    anEmail({ senderId: 'pest', quoteId: place > 3 ? `pest ${place}` : 'pest' }),
  );
  const held: Spam = {
    strangers: 24,
    unconfirmed: [],
    emails: [...emailsTo(20), ...ofOneSender],
    hours: 1,
    silent: 0,
    cancelled: 22,
    pairEmails: emailsTo(20),
    securityEmails: 0,
    links: 6,
    url,
  };

  test('when every limit holds, then the gate passes', () => {
    expect(judgeSpam(held, { strangers: 24 })).toMatchObject({ passed: true, remarks: [] });
  });

  test.each([
    ['too few strangers were tried', { strangers: 23 }],
    ['an email was sent before the confirmation', { unconfirmed: emailsTo(1) }],
    ['more emails than allowed were sent within an hour', { emails: [...emailsTo(21), ...ofOneSender] }],
    ['no email was sent', { emails: [] }],
    ['the hourly limit was not reached', { emails: ofOneSender }],
    [
      'one person got six emails',
      { emails: [...emailsTo(20), ...ofOneSender, anEmail({ senderId: 'pest', quoteId: 'sixth' })] },
    ],
    [
      'four emails were sent about one quote',
      { emails: [...held.emails, anEmail({ senderId: 'pest', to: 'other@example.com', quoteId: 'pest' })] },
    ],
    ['a response does not say that the email is held', { silent: 1 }],
    ['a partner under a stranger’s address got 21 emails within a day', { pairEmails: emailsTo(21) }],
    [
      'the reason of a cancellation contains a link',
      { pairEmails: [...emailsTo(19), foreign({ text: 'Reason: www.evil.example' })] },
    ],
    ['no request was cancelled', { cancelled: 0 }],
    ['no email about the cancelled requests was sent', { pairEmails: [] }],
    ['an unconfirmed address got a security email', { securityEmails: 1 }],
    ['one address got seven links', { links: 7 }],
    [
      'a subject contains a link',
      { emails: [...held.emails, foreign({ subject: 'Your quote for www.evil.example' })] },
    ],
    [
      'a text contains a bare domain',
      { emails: [...held.emails, foreign({ text: 'evil.example/claim sent you a quote' })] },
    ],
    [
      'a subject contains a hidden character',
      { emails: [...held.emails, foreign({ subject: 'Your qu\u200bote' })] },
    ],
    [
      'a subject contains a direction mark',
      { emails: [...held.emails, foreign({ subject: 'Your \u202equote' })] },
    ],
  ] satisfies [string, Partial<Spam>][])('when %s, then the gate fails', (_fault, planted) => {
    expect(judgeSpam({ ...held, ...planted }, { strangers: 24 }).passed).toBe(false);
  });
});
