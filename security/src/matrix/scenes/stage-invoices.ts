import { done } from '../cast/theatre.ts';
import type { Theatre } from '../cast/theatre.ts';
import { settle } from '../../stack/settle.ts';
import { inDays, today } from './forms.ts';
import type { Pair, Staged } from './scene.ts';
import { anAcceptedQuote } from './stage-quotes.ts';
import { aWord, forBoth, forProvider } from './words.ts';

type Invoice = { id: string; quoteId: string; status: string };

/** The invoice of an event far in the future: too early to send it, and not found for its client. */
export async function aDraftInvoice(theatre: Theatre, pair: Pair): Promise<Staged> {
  const { id, ofQuote } = await anInvoice(theatre, { ...pair, eventDate: inDays(90) }, 'draft');
  return { id, secrets: [forProvider(id), ...ofQuote] };
}

/** The invoice of an event in ten days: due soon, and therefore sent when the quote was accepted. */
export async function aSentInvoice(theatre: Theatre, pair: Pair): Promise<Staged> {
  const { id, ofQuote } = await anInvoice(theatre, pair, 'sent');
  return { id, secrets: [forBoth(id), ...ofQuote] };
}

/** Its provider has recorded the payment, with a private note. */
export async function aPaidInvoice(theatre: Theatre, pair: Pair): Promise<Staged> {
  const note = aWord();
  const paid = await after(theatre, pair, { act: 'payment', body: { paidOn: today(), note } });
  return { ...paid, secrets: [...paid.secrets, forProvider(note)] };
}

export async function aVoidInvoice(theatre: Theatre, pair: Pair): Promise<Staged> {
  return after(theatre, pair, { act: 'void', body: { reason: 'A mistake' } });
}

type Act = { act: string; body: object };

async function after(theatre: Theatre, pair: Pair, { act, body }: Act): Promise<Staged> {
  const invoice = await aSentInvoice(theatre, pair);
  const path = `/billing/invoices/${invoice.id}/${act}`;
  await done(theatre, pair.provider.cookie, { method: 'POST', path, body });
  await settle(theatre.product);
  return invoice;
}

async function anInvoice(theatre: Theatre, pair: Pair, status: 'draft' | 'sent') {
  const quote = await anAcceptedQuote(theatre, pair);
  const wish = { method: 'GET', path: '/billing/invoices' } as const;
  const invoices = await done<Invoice[]>(theatre, pair.provider.cookie, wish);
  const made = invoices.find(({ quoteId }) => quoteId === quote.id);
  if (made?.status !== status) {
    throw new Error(`quote ${quote.id} was accepted, and its invoice is ${made?.status ?? 'not there'}`);
  }
  return { id: made.id, ofQuote: quote.secrets };
}
