import { clientInvoice, providerInvoice } from '@marquee/contracts/invoices';
import type { ExportSource } from '@marquee/service-kit/privacy/export-source';
import type { InvoiceDeps } from '../invoices/invoice-deps.ts';
import type { Invoice } from '../invoices/domain/invoice.ts';
import { showInvoice, showToClient } from '../invoices/show-invoice.ts';

/**
 * Invoices that were sent to the account as a client, or that the account has as a provider, including drafts. Each is exported as the
 * client or the provider reads it, with the parties of the receipt and the credit notes.
 */
export function invoiceRecords(deps: InvoiceDeps): ExportSource[] {
  return [
    sourceOf(deps, {
      filterFor: (accountId) => ({ shownToClientId: accountId }),
      toRecord: async (invoice) => clientInvoice.parse(await showToClient(deps, invoice)),
    }),
    sourceOf(deps, {
      filterFor: (accountId) => ({ providerId: accountId }),
      toRecord: async (invoice) => providerInvoice.parse(await showInvoice(deps, invoice)),
    }),
  ];
}

type Shown = {
  filterFor: (accountId: string) => Record<string, unknown>;
  toRecord: (invoice: Invoice) => Promise<Record<string, unknown>>;
};

function sourceOf({ invoices }: InvoiceDeps, { filterFor, toRecord }: Shown): ExportSource {
  return {
    kind: 'invoices',
    async *records(accountId, after) {
      const filter = { ...filterFor(accountId), ...(after !== null && { id: { $gt: after } }) };
      for await (const invoice of invoices.stream(filter)) {
        yield { id: invoice.id, record: { ...(await toRecord(invoice)), ...partiesOf(invoice) } };
      }
    },
  };
}

function partiesOf({ receiptParties, creditNotes }: Invoice) {
  const ofCreditNotes = creditNotes.flatMap(({ number, parties }) =>
    parties ? [{ number, ...parties }] : [],
  );
  return {
    ...(receiptParties && { receiptParties }),
    ...(ofCreditNotes.length > 0 && { creditNoteParties: ofCreditNotes }),
  };
}
