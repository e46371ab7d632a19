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
  /** The maximum number of emails from one provider to one person, among them the maximum about one quote. */
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
    ['too few were tried', { strangers: 23 }],
    ['a mail went before the confirmation', { unconfirmed: emailsTo(1) }],
    ['more went within an hour', { emails: [...emailsTo(21), ...ofOneSender] }],
    ['nothing went at all', { emails: [] }],
    ['no hour was used up', { emails: ofOneSender }],
    [
      'one person had six',
      { emails: [...emailsTo(20), ...ofOneSender, anEmail({ senderId: 'pest', quoteId: 'sixth' })] },
    ],
    [
      'one quote was mailed four times',
      { emails: [...held.emails, anEmail({ senderId: 'pest', to: 'other@example.com', quoteId: 'pest' })] },
    ],
    ['an answer hid that the mail waits', { silent: 1 }],
    ['a partner under the address of a stranger had 21 within a day', { pairEmails: emailsTo(21) }],
    [
      'the reason of a cancellation carries a link',
      { pairEmails: [...emailsTo(19), foreign({ text: 'Reason: www.evil.example' })] },
    ],
    ['nothing was cancelled', { cancelled: 0 }],
    ['no email told of what was cancelled', { pairEmails: [] }],
    ['an unconfirmed address had a notice', { securityEmails: 1 }],
    ['one address had seven links', { links: 7 }],
    [
      'a subject carries a link',
      { emails: [...held.emails, foreign({ subject: 'Your quote for www.evil.example' })] },
    ],
    [
      'a text carries a bare domain',
      { emails: [...held.emails, foreign({ text: 'evil.example/claim sent you a quote' })] },
    ],
    [
      'a subject carries a hidden character',
      { emails: [...held.emails, foreign({ subject: 'Your qu\u200bote' })] },
    ],
    [
      'a subject carries a direction mark',
      { emails: [...held.emails, foreign({ subject: 'Your \u202equote' })] },
    ],
  ] satisfies [string, Partial<Spam>][])('when %s, then the gate fails', (_fault, planted) => {
    expect(judgeSpam({ ...held, ...planted }, { strangers: 24 }).passed).toBe(false);
  });
});
