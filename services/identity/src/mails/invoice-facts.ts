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

export const partNames = { deposit: 'Deposit', balance: 'Balance', whole: 'Full payment' } as const;

/** `Deposit (30% of $14,600.00)`; without the percentage where it is no whole number. */
function shareIn({ part, amountCents, quoteTotalCents }: AnyInvoice): string {
  const name = partNames[part];
  if (part === 'whole' || quoteTotalCents === undefined) {
    return name;
  }
  const percent = Math.round((amountCents * 100) / quoteTotalCents);
  const isWhole = Math.round((quoteTotalCents * percent) / 100) === amountCents;
  return isWhole
    ? `${name} (${percent}% of ${dollars(quoteTotalCents)})`
    : `${name} (of ${dollars(quoteTotalCents)} in total)`;
}

/** A provider who has left may have no name any more. */
export function providerOf({ providerName }: AnyInvoice): string {
  return named(oneLine(providerName) || 'Your provider');
}

export function clientOf({ clientName }: { clientName: string }): string {
  return named(oneLine(clientName) || 'Your client');
}
