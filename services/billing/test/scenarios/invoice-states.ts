import {
  listInvoices,
  recordPayment,
  refundInvoice,
  voidInvoice,
} from '@marquee/contracts/invoice-operations';
import type { ScenarioContext } from '@marquee/service-kit/test-kit/scenarios/context';
import { inDays, today } from '@marquee/service-kit/test-kit/scenarios/dates';
import type { RecordState } from '@marquee/service-kit/test-kit/scenarios/scenario';
import { cancelled } from '@marquee/service-kit/test-kit/scenarios/states/events';
import { anAcceptedQuote, byProvider } from '@marquee/service-kit/test-kit/scenarios/states/quotes';
import { aWord, forBoth, forProvider } from '@marquee/service-kit/test-kit/scenarios/words';

/** `event`: the event that the invoice charges for. */
export type InvoiceState = RecordState & { event: RecordState };

export const aRefund = { amount: '1.00', reason: 'One hour less' };
export const aVoiding = { reason: 'A mistake' };

/** The invoice of an event far in the future: not sent yet, and not found for its client. */
export async function aDraftInvoice(context: ScenarioContext): Promise<InvoiceState> {
  const { id, quote } = await anInvoice({ ...context, eventDate: inDays(context, 90) }, 'draft');
  return { id, event: quote.event, secrets: [forProvider(id), ...quote.secrets] };
}

/** The invoice of an event in ten days, due soon and therefore sent when the quote was accepted. */
export async function aSentInvoice(context: ScenarioContext): Promise<InvoiceState> {
  const { id, quote } = await anInvoice(context, 'sent');
  return { id, event: quote.event, secrets: [forBoth(id), ...quote.secrets] };
}

/** An invoice whose payment the provider has recorded, with a private note. */
export async function aPaidInvoice(context: ScenarioContext): Promise<InvoiceState> {
  const invoice = await aSentInvoice(context);
  const note = aWord();
  const payment = { paidOn: today(context), note };
  await context.call(recordPayment, byProvider(context, invoice.id, payment));
  await context.settled();
  return { ...invoice, secrets: [...invoice.secrets, forProvider(note)] };
}

/** A paid invoice of an event that its client has cancelled since. */
export async function aPaidInvoiceOfCancelledEvent(context: ScenarioContext): Promise<InvoiceState> {
  const invoice = await aPaidInvoice(context);
  await cancelled(context, invoice.event);
  return invoice;
}

export async function aVoidInvoice(context: ScenarioContext): Promise<InvoiceState> {
  const invoice = await aSentInvoice(context);
  await context.call(voidInvoice, byProvider(context, invoice.id, aVoiding));
  await context.settled();
  return invoice;
}

/** An invoice with a credit note. */
export async function aRefundedInvoice(
  context: ScenarioContext,
): Promise<InvoiceState & { creditNoteId: string }> {
  const invoice = await aPaidInvoice(context);
  const { creditNotes } = await context.call(refundInvoice, byProvider(context, invoice.id, aRefund));
  await context.settled();
  return { ...invoice, creditNoteId: creditNotes[0]?.id ?? 'none' };
}

async function anInvoice(context: ScenarioContext, status: 'draft' | 'sent') {
  const quote = await anAcceptedQuote(context);
  const invoices = await context.call(listInvoices, { as: context.provider });
  const made = invoices.find(({ quoteId }) => quoteId === quote.id);
  if (made?.status !== status) {
    throw new Error(`quote ${quote.id} was accepted, but its invoice is ${made?.status ?? 'missing'}`);
  }
  return { id: made.id, quote };
}
