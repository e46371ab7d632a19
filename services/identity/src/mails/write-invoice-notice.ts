import type { NoticeOf, NoticeParts } from './notice-parts.ts';
import { dateOf, dollars, momentOf } from './wording.ts';
import { oneLine } from './writing.ts';
import type { Paragraph } from './writing.ts';

export function invoiceSent(letter: NoticeOf<'invoice-sent'>, url: string): NoticeParts {
  const { eventName, providerName, number, dueOn, sentAt, timeZone } = letter;
  return {
    subject: `Invoice no. ${number} for ${oneLine(eventName)}`,
    said: [
      `${oneLine(providerName)} sent you invoice no. ${number} on ${momentOf(sentAt, timeZone)}.`,
      factsOf(letter, ['Due on', dateOf(dueOn)]),
    ],
    next: [`Next: pay it by ${dateOf(dueOn)}. The invoice says how.`, { button: 'See the invoice', url }],
  };
}

export function invoicePaid(letter: NoticeOf<'invoice-paid'>, url: string): NoticeParts {
  const { eventName, providerName, number, paidAt, timeZone } = letter;
  return {
    subject: `Receipt for invoice no. ${number}, ${oneLine(eventName)}`,
    said: [
      `Your payment of invoice no. ${number} to ${oneLine(providerName)} was recorded on ${momentOf(paidAt, timeZone)}.`,
      factsOf(letter),
    ],
    next: [
      'Next: there is nothing you need to do. Keep this mail as your receipt, or download one from the invoice.',
      { button: 'See the invoice', url },
    ],
  };
}

type Fact = readonly [name: string, value: string];

function factsOf(letter: NoticeOf<'invoice-sent' | 'invoice-paid'>, ...more: Fact[]): Paragraph {
  const { eventName, part, amountCents } = letter;
  return {
    facts: [
      ['Event', oneLine(eventName)],
      ['For', partNames[part]],
      ['Amount', dollars(amountCents)],
      ...more,
    ],
  };
}

const partNames = { deposit: 'The deposit', balance: 'The balance', whole: 'The whole sum' } as const;
