import { shareInWords, shareNames } from '@marquee/contracts/invoice-drafts';
import type { NoticeLetter } from './notice-letters.ts';
import { named, oneLine } from './typed-text.ts';
import { dollars } from './wording.ts';
import type { Paragraph } from './writing.ts';

export type AnyInvoice = Extract<NoticeLetter, { invoiceId: string }>;

type Fact = readonly [name: string, value: string];

export function factsOf(letter: AnyInvoice, ...more: Fact[]): Paragraph {
  const { eventName, amountCents } = letter;
  return {
    facts: [
      ['Event', oneLine(eventName)],
      ['For', shareIn(letter)],
      ['Amount', dollars(amountCents)],
      ...more,
    ],
  };
}

/** A request for an email that an earlier release stored may lack the quote's total. */
function shareIn({ part, amountCents, quoteTotalCents }: AnyInvoice): string {
  return quoteTotalCents === undefined
    ? shareNames[part]
    : shareInWords({ part, amountCents, quoteTotalCents }, dollars);
}

/** The button to the invoice names what the client can do there. */
export function toInvoiceButton({ amountCents, canPayByCard = true }: MayBePaid, url: string): Paragraph {
  return { button: canPayByCard ? `Pay ${dollars(amountCents)}` : 'View the invoice', url };
}

type MayBePaid = Extract<AnyInvoice, { canPayByCard?: unknown }>;

/** A provider who has deleted their account may have no name any more. */
export function providerOf({ providerName }: AnyInvoice): string {
  return named(oneLine(providerName) || 'Your provider');
}

export function clientOf({ clientName }: { clientName: string }): string {
  return named(oneLine(clientName) || 'Your client');
}
