import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { InvoiceChange } from './rules/invoice-change.ts';
import type { Invoice } from './rules/invoice.ts';
import type { Agreed, Issued, Parties } from './rules/issued.ts';

type DocumentDeps = Pick<InvoiceDeps, 'acceptedQuotes' | 'issuers' | 'billingAddresses'>;

/** The invoice with what its documents say from now on: itself when it is sent, its receipt when it is paid. */
export async function withDocuments(
  deps: DocumentDeps,
  invoice: Invoice,
  { type }: InvoiceChange,
): Promise<Invoice> {
  if (type === 'sent') {
    return { ...invoice, issued: await issuedNow(deps, invoice) };
  }
  return type === 'paid' ? { ...invoice, receiptParties: await receiptPartiesNow(deps, invoice) } : invoice;
}

/** What the invoice says; of one that was not sent, what it would say if it were sent now, but for the client's address: the provider reads that once it is issued. */
export async function documentOf(deps: DocumentDeps, invoice: Invoice): Promise<Issued> {
  if (invoice.issued !== undefined) {
    return invoice.issued;
  }
  if (invoice.sentAt !== null) {
    return issuedEarlier(await deps.acceptedQuotes.get(invoice.quoteId));
  }
  const issued = await issuedNow(deps, invoice);
  return { ...issued, billedTo: { ...issued.billedTo, address: '' } };
}

/** What an earlier release has put on an invoice: names alone. Addresses given later never stand on it. */
export function issuedEarlier(quote: QuoteSnapshot | null): Issued {
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
    ...(quote?.agreement && { agreed: agreedOf(quote.agreement) }),
  };
}

export function agreedOf({ lines, discountCents }: Agreed): Agreed {
  return { lines, discountCents };
}

async function issuedNow(deps: DocumentDeps, invoice: Invoice): Promise<Issued> {
  const quote = await deps.acceptedQuotes.get(invoice.quoteId);
  const earlier = issuedEarlier(quote);
  const { providerEmail = '', providerAddress = '' } = quote?.agreement ?? {};
  const issuer = { ...earlier.issuer, email: providerEmail, address: providerAddress };
  return { ...earlier, ...(await withDetails(deps, invoice, { ...earlier, issuer })) };
}

async function receiptPartiesNow(deps: DocumentDeps, invoice: Invoice): Promise<Parties> {
  return withDetails(deps, invoice, await documentOf(deps, invoice));
}

/** The parties with the tax number and the billing addresses that they have given by now; where there is none now, with those of before. */
async function withDetails(
  { issuers, billingAddresses }: DocumentDeps,
  { providerId, clientId }: Invoice,
  { issuer, billedTo }: Parties,
): Promise<Parties> {
  const { taxNumber = '', billingAddress = '' } = (await issuers.get(providerId)) ?? {};
  const address = clientId === null ? '' : (await billingAddresses.of(clientId)).billingAddress;
  return {
    issuer: {
      ...issuer,
      taxNumber: taxNumber || issuer.taxNumber,
      address: billingAddress || issuer.address,
    },
    billedTo: { ...billedTo, address: address || billedTo.address },
  };
}
