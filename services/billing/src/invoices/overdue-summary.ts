import { overdueSummarized } from '@marquee/contracts/messages/invoice-messages';
import type { OverdueSummary } from '@marquee/contracts/messages/invoice-messages';
import { toMessage } from '@marquee/service-kit/messaging/message';
import type { Message } from '@marquee/service-kit/messaging/message';
import type { InvoiceDeps } from './invoice-deps.ts';
import { documentOf } from './issued-documents.ts';
import type { Invoice } from './domain/invoice.ts';

/** Keeps the email readable. The provider's invoice list shows all overdue invoices. */
const maxListed = 50;

type Overdue = { providerId: string; invoices: readonly Invoice[] };

/** The message that names a provider's overdue invoices, longest overdue first. */
export async function toOverdueSummary(
  deps: InvoiceDeps,
  { providerId, invoices }: Overdue,
): Promise<Message> {
  const longestFirst = invoices.toSorted((one, other) => one.dueUntil.getTime() - other.dueUntil.getTime());
  const listed = longestFirst.slice(0, maxListed);
  return toMessage(overdueSummarized, {
    providerId,
    count: invoices.length,
    overdueCents: invoices.reduce((sum, { amountCents }) => sum + amountCents, 0),
    invoices: await Promise.all(listed.map((invoice) => toRow(deps, invoice))),
  });
}

async function toRow(deps: InvoiceDeps, invoice: Invoice): Promise<OverdueSummary['invoices'][number]> {
  const { id: invoiceId, number, amountCents, dueOn, timeZone } = invoice;
  const { eventName, billedTo } = await documentOf(deps, invoice);
  return {
    // Every sent invoice has a number.
    ...{ invoiceId, number: number ?? 0, amountCents, dueOn, timeZone },
    ...{ eventName, clientName: billedTo.name },
  };
}
