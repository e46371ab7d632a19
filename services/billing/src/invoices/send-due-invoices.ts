import type { UntilStopped } from '@marquee/service-kit/process/loop';
import { ourOwnCause } from '@marquee/service-kit/messaging/our-own-cause';
import type { InvoiceDeps } from './invoice-deps.ts';
import { sendIfDue } from './send-if-due.ts';

const invoicesAtOnce = 50;

/** Sends every due draft; concurrent calls send none twice. */
export async function sendDueInvoices(deps: InvoiceDeps, untilStopped: UntilStopped): Promise<void> {
  for (const invoice of untilStopped(await deps.invoices.toBeSent(deps.now(), invoicesAtOnce))) {
    await sendIfDue(deps, invoice, ourOwnCause());
  }
}
