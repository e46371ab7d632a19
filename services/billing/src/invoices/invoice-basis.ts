import type { InvoiceStatus, ProviderInvoice } from '@marquee/contracts/invoices';
import type { ChangedBy } from '@marquee/contracts/problem';
import type { Basis } from '@marquee/service-kit/store/decide-if-fresh';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { InvoiceHistoryEntry } from './invoice-repository.ts';
import type { InvoiceFact } from './domain/invoice-change.ts';
import type { Invoice } from './domain/invoice.ts';
import { cancellerOf, showInvoice } from './show-invoice.ts';

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

/** The revision of an invoice that the provider has read. */
export function basisOf(deps: InvoiceDeps, revision: number | undefined): Basis<Invoice> {
  return {
    revision,
    show: (invoice) => showInvoice(deps, invoice),
    changedBy: (invoice) => changedBy(deps, invoice),
  };
}

/** Reads the actors from the history, because every release has stored them there. */
async function changedBy(deps: InvoiceDeps, invoice: Invoice): Promise<ChangedBy> {
  const { id, status } = invoice;
  const history = await deps.invoices.history(id);
  const last = lastEntry(history, leadingTo[status]);
  const fields = {
    // For a cancelled event the history names the system, because a message voided the invoice.
    status:
      last?.type === 'event-cancelled' ? ((await cancellerOf(deps, invoice)) ?? 'system') : actorOf(last),
    refundedAmount: actorOf(lastEntry(history, ['refunded'])),
    refundUnderWay: actorOf(lastEntry(history, ['refund-asked', 'refund-refused', 'refunded'])),
  } satisfies Partial<Record<Field, unknown>>;
  return { fields, otherFields: null };
}

function lastEntry(history: readonly InvoiceHistoryEntry[], types: readonly FactType[]) {
  return history.findLast(({ type }) => types.includes(type));
}

function actorOf(entry: InvoiceHistoryEntry | undefined) {
  const actor = entry?.actor ?? null;
  return actor === 'processor' ? 'system' : actor;
}
