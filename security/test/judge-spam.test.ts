import { judgeSpam } from '../src/spam/judge-spam.ts';
import type { Spam, SpamMail } from '../src/spam/judge-spam.ts';

const url = 'http://localhost:4630';

function aMail(own: Partial<SpamMail> = {}): SpamMail {
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

function mailsTo(count: number): SpamMail[] {
  return Array.from({ length: count }, (_mail, place) =>
    aMail({ to: `${place}@x.test`, quoteId: `${place}` }),
  );
}

function foreign(own: Partial<SpamMail>): SpamMail {
  return aMail({ senderId: 'other', to: 'other@example.com', quoteId: 'other', ...own });
}

describe('judge spam', () => {
  /** The most that one provider may send to one person, and about one quote. */
  const ofPest = [1, 2, 3, 4, 5].map((place) =>
    aMail({ senderId: 'pest', quoteId: place > 3 ? `pest ${place}` : 'pest' }),
  );
  const held: Spam = {
    strangers: 24,
    unconfirmed: [],
    mails: [...mailsTo(20), ...ofPest],
    hours: 1,
    silent: 0,
    cancelled: 22,
    pairMails: mailsTo(20),
    notices: 0,
    links: 6,
    url,
  };

  test('when every limit holds, then it is met', () => {
    expect(judgeSpam(held, { strangers: 24 })).toMatchObject({ met: true, remarks: [] });
  });

  test.each([
    ['too few were tried', { strangers: 23 }],
    ['a mail went before the confirmation', { unconfirmed: mailsTo(1) }],
    ['more went within an hour', { mails: [...mailsTo(21), ...ofPest] }],
    ['nothing went at all', { mails: [] }],
    ['no hour was used up', { mails: ofPest }],
    [
      'one person had six',
      { mails: [...mailsTo(20), ...ofPest, aMail({ senderId: 'pest', quoteId: 'sixth' })] },
    ],
    [
      'one quote was mailed four times',
      { mails: [...held.mails, aMail({ senderId: 'pest', to: 'other@example.com', quoteId: 'pest' })] },
    ],
    ['an answer hid that the mail waits', { silent: 1 }],
    ['a partner under the address of a stranger had 21 within a day', { pairMails: mailsTo(21) }],
    [
      'the reason of a cancellation carries a link',
      { pairMails: [...mailsTo(19), foreign({ text: 'Reason: www.evil.example' })] },
    ],
    ['nothing was cancelled', { cancelled: 0 }],
    ['no email told of what was cancelled', { pairMails: [] }],
    ['an unconfirmed address had a notice', { notices: 1 }],
    ['one address had seven links', { links: 7 }],
    [
      'a subject carries a link',
      { mails: [...held.mails, foreign({ subject: 'Your quote for www.evil.example' })] },
    ],
    [
      'a text carries a bare domain',
      { mails: [...held.mails, foreign({ text: 'evil.example/claim sent you a quote' })] },
    ],
    [
      'a subject carries a hidden character',
      { mails: [...held.mails, foreign({ subject: 'Your qu\u200bote' })] },
    ],
    [
      'a subject carries a direction mark',
      { mails: [...held.mails, foreign({ subject: 'Your \u202equote' })] },
    ],
  ] satisfies [string, Partial<Spam>][])('when %s, then it is missed', (_fault, planted) => {
    expect(judgeSpam({ ...held, ...planted }, { strangers: 24 }).met).toBe(false);
  });
});
