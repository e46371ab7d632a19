import type { UntilStopped } from '@marquee/service-kit/process/loop';
import { systemCause } from '@marquee/service-kit/messaging/system-cause';
import type { InvoiceDeps } from './invoice-deps.ts';
import { sendIfDue } from './send-if-due.ts';

const invoicesAtOnce = 50;

/** Sends due drafts, at most `invoicesAtOnce`. Concurrent calls send no draft twice. */
export async function sendDueInvoices(deps: InvoiceDeps, untilStopped: UntilStopped): Promise<void> {
  for (const invoice of untilStopped(await deps.invoices.findDueDrafts(deps.now(), invoicesAtOnce))) {
    await sendIfDue(deps, invoice, systemCause());
  }
}
