import { DomainError } from '@marquee/service-kit/domain-error';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { cancelEvent } from './rules/cancel-event.ts';
import type { Invoice } from './rules/invoice.ts';
import { voidForErasedProvider } from './rules/void-for-erased-provider.ts';
import { sendWithNextNumber } from './send-with-next-number.ts';

/** A cancellation or account deletion during the insert could not find the invoice, so its effect is applied here. */
export async function sendIfDue(deps: InvoiceDeps, invoice: Invoice, cause: Cause): Promise<void> {
  const { id, sendsAt } = invoice;
  if ((await withCancelledEvent(deps, invoice, cause)).status !== 'draft') {
    return;
  }
  if (await deps.subscriptions.isClosed(invoice.providerId)) {
    await changeInvoice(deps, { id, owned: {}, decision: voidForErasedProvider, cause });
    return;
  }
  if (sendsAt <= deps.now()) {
    await sendWithNextNumber(deps, invoice, { actor: 'system', cause }).catch(ignoreIfSettled);
  }
}

/** Applies the cancellation of its event, if any: the invoice is still to be sent if it was overdue by then. */
async function withCancelledEvent(deps: InvoiceDeps, invoice: Invoice, cause: Cause): Promise<Invoice> {
  const { id, eventId } = invoice;
  const cancelled = eventId === null ? null : await deps.cancelledEvents.get(eventId);
  if (cancelled === null) {
    return invoice;
  }
  const { cancelledAt = invoice.createdAt } = cancelled;
  return changeInvoice(deps, {
    id,
    owned: {},
    decision: (current) => cancelEvent(current, cancelledAt),
    cause,
  });
}

/** A concurrent request has sent and settled it, or voided it. */
function ignoreIfSettled(error: unknown): void {
  const isSettled =
    error instanceof DomainError && error.kind === 'conflict' && !error.code.endsWith('_was_changed');
  if (!isSettled) {
    throw error;
  }
}
