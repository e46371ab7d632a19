import { shareOf } from '@marquee/contracts/invoice-drafts';
import { toAmount } from '@marquee/contracts/money';
import type { Fact, Section } from '@marquee/paper/paper';
import { dateOf, dollars, isolated } from '@marquee/paper/wording';
import type { Invoice } from '../rules/invoice.ts';
import type { Shown } from './shared-view.ts';

const shareNames = { deposit: 'Deposit', balance: 'Balance', whole: 'Whole sum' } as const;

/** Who it is from and which event it is for, as both sides knew it when the quote was accepted. */
export function headOf({ quote }: Shown, what: 'Invoice' | 'Receipt'): Section[] {
  return [
    { kind: 'letterhead', from: quote?.providerName ?? '', lines: [], what },
    { kind: 'board', text: eventNameOf({ quote }) },
  ];
}

export function eventNameOf({ quote }: Pick<Shown, 'quote'>): string {
  return quote?.eventName ?? 'Event';
}

export function clientFactOf({ quote }: Shown, name: string): Fact {
  const { clientName = '', clientEmail = '' } = quote ?? {};
  return [
    name,
    [clientName, clientEmail]
      .filter((part) => part !== '')
      .map(isolated)
      .join(', '),
  ];
}

export function eventDateFactOf({ quote }: Shown): Fact {
  return ['Event date', dateOf(quote?.eventDate ?? '') || 'Date TBD'];
}

/** `Deposit for Okafor Wedding` */
export function subjectOf(invoice: Invoice, shown: Shown): string {
  return `${shareNames[shareOf(invoice)]} for ${isolated(eventNameOf(shown))}`;
}

export function said(cents: number): string {
  return dollars(toAmount(cents));
}
