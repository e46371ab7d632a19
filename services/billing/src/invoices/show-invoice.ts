import type { ClientInvoice, ProviderInvoice } from '@marquee/contracts/invoices';
import type { Page } from '@marquee/service-kit/store/page';
import { mapPage } from '@marquee/service-kit/store/page';
import { findCardAcceptingProviders } from '../payouts/find-card-accepting-providers.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { documentOf, toLegacyIssued } from './issued-documents.ts';
import type { Invoice } from './domain/invoice.ts';
import { otherPaidInvoices } from './domain/other-invoices.ts';
import { toOtherPayment } from './views/shared-view.ts';
import type { Shown } from './views/shared-view.ts';
import { toClientInvoice } from './views/to-client-invoice.ts';
import { toInvoiceDocument } from './views/to-invoice-document.ts';
import { toProviderInvoice } from './views/to-provider-invoice.ts';
import { toReminders } from './views/to-reminders.ts';

export type ShowDeps = Pick<
  InvoiceDeps,
  'invoices' | 'acceptedQuotes' | 'issuers' | 'billingAddresses' | 'cancelledEvents' | 'now'
>;
/** `ofQuote`: all invoices of the same quote. */
type SingleInvoiceInput = Shown & { ofQuote: readonly Invoice[] };
type ProviderShowDeps = ShowDeps & Pick<InvoiceDeps, 'admitCreditNote'>;
type ClientShowDeps = ShowDeps & Pick<InvoiceDeps, 'subscriptions' | 'processor'>;

/** The invoice as its provider reads it, with its document. */
export async function showInvoice(deps: ProviderShowDeps, invoice: Invoice): Promise<ProviderInvoice> {
  const shown = await shownWith(deps, invoice);
  const view = toProviderInvoice(invoice, { ...shown, mostPartialRefunds: deps.admitCreditNote.max });
  const reminders = toReminders(invoice, shown.at);
  const ofQuote = await deps.invoices.findByQuote(invoice.quoteId);
  return { ...view, ...(await singleInvoiceFields(deps, invoice, { ...shown, ofQuote })), reminders };
}

/** The invoice as its client reads it. Includes whether cards are accepted for the invoice, and the drafts of the same quote. */
export async function showToClient(deps: ClientShowDeps, invoice: Invoice): Promise<ClientInvoice> {
  const acceptingProviders = await findCardAcceptingProviders(deps, [invoice.providerId]);
  const ofQuote = await deps.invoices.findByQuote(invoice.quoteId);
  const drafts = ofQuote.filter(({ status }) => status === 'draft');
  const shown = await shownWith(deps, invoice);
  const view = toClientInvoice(invoice, { ...shown, acceptingProviders, drafts });
  const hasProviderLeft = await deps.subscriptions.isClosed(invoice.providerId);
  return { ...view, ...(await singleInvoiceFields(deps, invoice, { ...shown, ofQuote })), hasProviderLeft };
}

/** The fields that the answer for a single invoice has, but a row of a list does not. */
async function singleInvoiceFields(
  deps: ShowDeps,
  invoice: Invoice,
  { issued, ofQuote }: SingleInvoiceInput,
) {
  return {
    document: toInvoiceDocument(issued),
    cancelledBy: await cancellerOf(deps, invoice),
    otherPayments: otherPaidInvoices(invoice, ofQuote).map(toOtherPayment),
  };
}

/** The side that cancelled the event. Null if the event is not cancelled, or if an earlier release stored the cancellation. */
export async function cancellerOf(
  { cancelledEvents }: Pick<InvoiceDeps, 'cancelledEvents'>,
  { isEventCancelled, eventId }: Pick<Invoice, 'isEventCancelled' | 'eventId'>,
): Promise<NonNullable<ClientInvoice['cancelledBy']> | null> {
  const cancelled = isEventCancelled && eventId !== null ? await cancelledEvents.get(eventId) : null;
  return cancelled?.cancelledBy ?? null;
}

export async function shownWith(deps: ShowDeps, invoice: Invoice): Promise<Shown> {
  return { issued: await documentOf(deps, invoice), at: deps.now() };
}

/**
 * A page of invoices; reads the accepted quotes of all rows with one query. A row has the refunded amount but no credit notes, because only
 * the answer for a single invoice lists them.
 */
export async function showPage<View extends Pick<ProviderInvoice, 'creditNotes'>>(
  { acceptedQuotes, now }: ShowDeps,
  page: Page<Invoice>,
  present: (invoice: Invoice, shown: Shown) => View,
): Promise<Page<View>> {
  const at = now();
  const quotes = await acceptedQuotes.find({ id: { $in: page.rows.map(({ quoteId }) => quoteId) } });
  const known = new Map(quotes.map((quote) => [quote.id, quote]));
  return mapPage(page, (invoice) => {
    const { quoteId, issued = toLegacyIssued(known.get(quoteId) ?? null) } = invoice;
    return { ...present(invoice, { issued, at }), creditNotes: [] };
  });
}
