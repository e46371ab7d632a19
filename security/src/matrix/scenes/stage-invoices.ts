import { done } from '../cast/theatre.ts';
import type { Theatre } from '../cast/theatre.ts';
import { settle } from '../../stack/settle.ts';
import { inDays } from './forms.ts';
import type { Pair } from './scene.ts';
import { anAcceptedQuote } from './stage-quotes.ts';

type Invoice = { id: string; quoteId: string; status: string };

/** Of an event far away: it is not time to send it. */
export async function aDraftInvoice(theatre: Theatre, pair: Pair): Promise<string> {
  return anInvoice(theatre, { ...pair, eventDate: inDays(90) }, 'draft');
}

/** Of an event in ten days: due soon, and therefore sent when the quote was accepted. */
export async function aSentInvoice(theatre: Theatre, pair: Pair): Promise<string> {
  return anInvoice(theatre, pair, 'sent');
}

export async function aPaidInvoice(theatre: Theatre, pair: Pair): Promise<string> {
  return after(theatre, pair, { act: 'payment', body: { paidOn: '2026-01-02' } });
}

export async function aVoidInvoice(theatre: Theatre, pair: Pair): Promise<string> {
  return after(theatre, pair, { act: 'void', body: { reason: 'A mistake' } });
}

async function after(theatre: Theatre, pair: Pair, { act, body }: { act: string; body: object }) {
  const id = await aSentInvoice(theatre, pair);
  const path = `/billing/invoices/${id}/${act}`;
  await done(theatre, pair.provider.cookie, { method: 'POST', path, body });
  await settle(theatre.product.databases);
  return id;
}

async function anInvoice(theatre: Theatre, pair: Pair, status: 'draft' | 'sent'): Promise<string> {
  const quote = await anAcceptedQuote(theatre, pair);
  const wish = { method: 'GET', path: '/billing/invoices' } as const;
  const invoices = await done<Invoice[]>(theatre, pair.provider.cookie, wish);
  const made = invoices.find(({ quoteId }) => quoteId === quote.id);
  if (made?.status !== status) {
    throw new Error(`quote ${quote.id} was accepted, and its invoice is ${made?.status ?? 'not there'}`);
  }
  return made.id;
}
