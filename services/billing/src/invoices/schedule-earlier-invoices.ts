import { ourOwnCause } from '@marquee/service-kit/messaging/our-own-cause';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { overdueSummaryIdOf } from './overdue-summary-repository.ts';
import { toOverdueSummary } from './overdue-summary.ts';
import { isOverdueNoticePast, scheduleReminders } from './rules/due-notices.ts';
import type { Invoice } from './rules/invoice.ts';

/**
 * Schedules the notices of unpaid invoices that an earlier release has sent, provider by provider. The provider gets one summary of the
 * dates that have passed. The summary is stored first, under an id made of the provider's, so an interrupted backfill, a second start and
 * another replica find it there.
 */
export async function scheduleEarlierInvoices(deps: InvoiceDeps): Promise<void> {
  for (;;) {
    const [next] = await deps.invoices.toBeScheduled();
    if (next === undefined) {
      return;
    }
    const { providerId } = next;
    const invoices = await deps.invoices.unscheduledOf(providerId);
    await summarizeOverdue(deps, { providerId, invoices });
    for (const { id } of invoices) {
      await changeInvoice(deps, { id, owned: {}, decision: scheduleReminders, cause: ourOwnCause() });
    }
  }
}

type OfProvider = { providerId: string; invoices: readonly Invoice[] };

async function summarizeOverdue(deps: InvoiceDeps, { providerId, invoices }: OfProvider): Promise<void> {
  const at = deps.now();
  const overdue = invoices.filter((invoice) => isOverdueNoticePast(invoice, at));
  if (overdue.length > 0) {
    const summary = { id: overdueSummaryIdOf(providerId), version: 1, providerId };
    const messages = [await toOverdueSummary(deps, { providerId, invoices: overdue })];
    await deps.overdueSummaries.insert(summary, { messages, cause: ourOwnCause(), at });
  }
}
