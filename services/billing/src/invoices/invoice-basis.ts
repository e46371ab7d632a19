import type { InvoiceStatus, ProviderInvoice } from '@marquee/contracts/invoices';
import type { ChangedBy } from '@marquee/contracts/problem';
import type { Basis } from '@marquee/service-kit/store/decide-if-fresh';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { InvoiceHistoryEntry } from './invoice-repository.ts';
import type { InvoiceFact } from './rules/invoice-change.ts';
import type { Invoice } from './rules/invoice.ts';
import { showInvoice } from './show-invoice.ts';

type FactType = InvoiceFact['type'];
type Field = keyof ProviderInvoice;

const leadingTo: Record<InvoiceStatus, readonly FactType[]> = {
  draft: ['drafted'],
  sent: ['sent'],
  paid: ['paid'],
  partly_refunded: ['refunded'],
  refunded: ['refunded'],
  void: ['voided', 'event-cancelled', 'provider-left'],
};

/** The revision that a provider has read of an invoice. */
export function basisOf(deps: InvoiceDeps, revision: number | undefined): Basis<Invoice> {
  return {
    revision,
    show: (invoice) => showInvoice(deps, invoice),
    changedBy: async ({ id, status }) => changedBy(status, await deps.invoices.history(id)),
  };
}

/** As the history says it, which every release has written with its actors. */
function changedBy(status: InvoiceStatus, history: readonly InvoiceHistoryEntry[]): ChangedBy {
  const fields = {
    status: lastActor(history, leadingTo[status]),
    refundedAmount: lastActor(history, ['refunded']),
    refundUnderWay: lastActor(history, ['refund-asked', 'refund-refused', 'refunded']),
  } satisfies Partial<Record<Field, unknown>>;
  return { fields, otherFields: null };
}

function lastActor(history: readonly InvoiceHistoryEntry[], types: readonly FactType[]) {
  const actor = history.findLast(({ type }) => types.includes(type))?.actor ?? null;
  return actor === 'processor' ? 'system' : actor;
}
