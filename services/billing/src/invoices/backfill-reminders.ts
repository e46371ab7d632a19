import { systemCause } from '@marquee/service-kit/messaging/system-cause';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { overdueSummaryIdOf } from './overdue-summary-repository.ts';
import { toOverdueSummary } from './overdue-summary.ts';
import { isOverdueNoticePast, scheduleReminders } from './domain/due-notifications.ts';
import type { Invoice } from './domain/invoice.ts';
import type { Decision } from './domain/invoice-change.ts';

/**
 * Schedules the notifications of unpaid invoices that an earlier release sent, provider by provider. A provider with overdue invoices gets
 * one summary of them. The summary is stored first, under an id derived from the provider's id, so an interrupted backfill, a second start
 * and another replica find it. An invoice that became overdue later is in no summary, so its overdue notice is sent.
 */
export async function backfillReminders(deps: InvoiceDeps): Promise<void> {
  for (;;) {
    const [next] = await deps.invoices.findWithoutReminders();
    if (next === undefined) {
      return;
    }
    const { providerId } = next;
    const invoices = await deps.invoices.findUnscheduledByProvider(providerId);
    const summarizedAt = await summarizeOverdue(deps, { providerId, invoices });
    const decision: Decision = (invoice, at) => scheduleReminders(invoice, at, summarizedAt);
    for (const { id } of invoices) {
      await changeInvoice(deps, { id, owner: {}, decision, cause: systemCause() });
    }
  }
}

type OfProvider = { providerId: string; invoices: readonly Invoice[] };

/** Returns when this backfill or an earlier one summarized the provider's overdue invoices; the current time if there is no summary. */
async function summarizeOverdue(deps: InvoiceDeps, { providerId, invoices }: OfProvider): Promise<Date> {
  const id = overdueSummaryIdOf(providerId);
  const at = deps.now();
  const overdue = invoices.filter((invoice) => isOverdueNoticePast(invoice, at));
  if (overdue.length > 0) {
    const messages = [await toOverdueSummary(deps, { providerId, invoices: overdue })];
    const summary = { id, version: 1, providerId, summarizedAt: at };
    await deps.overdueSummaries.insert(summary, { messages, cause: systemCause(), at });
  }
  return (await deps.overdueSummaries.findOne({ id }))?.summarizedAt ?? at;
}
