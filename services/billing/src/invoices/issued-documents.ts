import type { IssuerAsRead } from '@marquee/contracts/invoice-requests';
import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import { lineInCents } from '@marquee/contracts/priced-lines';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { InvoiceChange } from './domain/invoice-change.ts';
import type { CreditNote, Invoice } from './domain/invoice.ts';
import type { Agreed, Issued, Parties } from './domain/issued.ts';

type DocumentDeps = Pick<InvoiceDeps, 'acceptedQuotes' | 'issuers' | 'billingAddresses'>;

/**
 * The invoice with the data that a change freezes: sending freezes the parties and lines, a payment freezes the receipt's parties, and a
 * refund freezes the credit note's parties. DomainError `issuer_not_current` if the provider sends the invoice and their tax number or
 * billing address differs from what they have read.
 */
export async function withDocuments(
  deps: DocumentDeps,
  invoice: Invoice,
  change: InvoiceChange,
): Promise<Invoice> {
  if (change.type === 'sent') {
    return { ...invoice, issued: await toIssued(deps, invoice, change.issuer) };
  }
  if (change.type !== 'paid' && change.type !== 'refunded') {
    return invoice;
  }
  const known = invoice.receiptParties ?? (await documentOf(deps, invoice));
  const parties = await withDetails(deps, invoice, { known });
  return change.type === 'paid'
    ? { ...invoice, receiptParties: parties }
    : { ...invoice, creditNotes: withParties(invoice.creditNotes, { of: change.creditNote.id, parties }) };
}

type Frozen = { of: string; parties: Parties };

function withParties(creditNotes: readonly CreditNote[], { of, parties }: Frozen): CreditNote[] {
  return creditNotes.map((creditNote) => (creditNote.id === of ? { ...creditNote, parties } : creditNote));
}

/**
 * The content of the invoice's document. If the invoice was never sent, this is the content that sending would freeze now, but without the
 * client's billing address, because the provider reads that address only on an issued invoice.
 */
export async function documentOf(deps: DocumentDeps, invoice: Invoice): Promise<Issued> {
  if (invoice.issued !== undefined) {
    return invoice.issued;
  }
  if (invoice.sentAt !== null) {
    return toLegacyIssued(await deps.acceptedQuotes.get(invoice.quoteId));
  }
  const issued = await toIssued(deps, invoice);
  return { ...issued, billedTo: { ...issued.billedTo, address: '' } };
}

/**
 * The content of an invoice that an earlier release sent: the names, the client's email, the event, and the quote's lines and discount if
 * known. The provider's email and tax number and both addresses are empty.
 */
export function toLegacyIssued(quote: QuoteSnapshot | null): Issued {
  const {
    providerName = '',
    clientName = '',
    clientEmail = '',
    eventName = '',
    eventDate = '',
  } = quote ?? {};
  return {
    shape: 1,
    issuer: { name: providerName, email: '', address: '', taxNumber: '' },
    billedTo: { name: clientName, email: clientEmail, address: '' },
    ...{ eventName, eventDate },
    ...(quote?.agreement && { agreed: linesAndDiscountOf(quote.agreement) }),
  };
}

/** Parses the lines, because the lines of a message also have the former names of renamed fields. */
export function linesAndDiscountOf({ lines, discountCents }: Agreed): Agreed {
  return { lines: lines.map((line) => lineInCents.parse(line)), discountCents };
}

async function toIssued(deps: DocumentDeps, invoice: Invoice, asRead?: IssuerAsRead): Promise<Issued> {
  const quote = await deps.acceptedQuotes.get(invoice.quoteId);
  const earlier = toLegacyIssued(quote);
  const { providerEmail = '', providerAddress = '' } = quote?.agreement ?? {};
  const issuer = { ...earlier.issuer, email: providerEmail, address: providerAddress };
  return { ...earlier, ...(await withDetails(deps, invoice, { known: { ...earlier, issuer }, asRead })) };
}

type Details = { known: Parties; asRead?: IssuerAsRead | undefined };

/** The known parties with the current tax number and billing addresses. An empty current value does not replace the known value. */
async function withDetails(
  { issuers, billingAddresses }: DocumentDeps,
  { providerId, clientId }: Invoice,
  { known: { issuer, billedTo }, asRead }: Details,
): Promise<Parties> {
  const { taxNumber = '', billingAddress = '' } = (await issuers.get(providerId)) ?? {};
  if (asRead !== undefined) {
    requireAsRead({ taxNumber, billingAddress }, asRead);
  }
  const address = clientId === null ? '' : (await billingAddresses.getByClient(clientId)).billingAddress;
  return {
    issuer: {
      ...issuer,
      taxNumber: taxNumber || issuer.taxNumber,
      address: billingAddress || issuer.address,
    },
    billedTo: { ...billedTo, address: address || billedTo.address },
  };
}

/** Rejects outdated details: just after a change, billing may not have received the new payment defaults from quotes yet. */
function requireAsRead(
  current: Required<IssuerAsRead>,
  { taxNumber = '', billingAddress = '' }: IssuerAsRead,
) {
  if (taxNumber !== current.taxNumber || billingAddress !== current.billingAddress) {
    const message =
      'Your tax number or billing address has just changed and is not on this invoice yet. Please try again in a moment.';
    throw new DomainError('conflict', 'issuer_not_current', message, { retryAfterSeconds: 1 });
  }
}
