import { DomainError } from '@marquee/service-kit/domain-error';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { cancelEvent } from './domain/cancel-event.ts';
import type { Invoice } from './domain/invoice.ts';
import { voidForErasedProvider } from './domain/void-for-erased-provider.ts';
import { sendWithNextNumber } from './send-with-next-number.ts';

/** Sends a draft if it is due. First applies a cancellation or an account deletion that billing handled before it inserted the draft. */
export async function sendIfDue(deps: InvoiceDeps, invoice: Invoice, cause: Cause): Promise<void> {
  const { id, sendsAt } = invoice;
  if ((await withCancelledEvent(deps, invoice, cause)).status !== 'draft') {
    return;
  }
  if (await deps.subscriptions.isClosed(invoice.providerId)) {
    await changeInvoice(deps, { id, owner: {}, decision: voidForErasedProvider, cause });
    return;
  }
  if (sendsAt <= deps.now()) {
    await sendWithNextNumber(deps, invoice, { actor: 'system', cause }).catch(ignoreIfSettled);
  }
}

/** Applies a cancellation of the invoice's event. An invoice that was overdue at the cancellation stays a draft to be sent. */
async function withCancelledEvent(deps: InvoiceDeps, invoice: Invoice, cause: Cause): Promise<Invoice> {
  const { id, eventId } = invoice;
  const cancelled = eventId === null ? null : await deps.cancelledEvents.get(eventId);
  if (cancelled === null) {
    return invoice;
  }
  const { cancelledAt = invoice.createdAt } = cancelled;
  return changeInvoice(deps, {
    id,
    owner: {},
    decision: (current) => cancelEvent(current, cancelledAt),
    cause,
  });
}

/** Ignores the error if a concurrent request has sent and settled the invoice, or voided it. */
function ignoreIfSettled(error: unknown): void {
  const isSettled =
    error instanceof DomainError && error.kind === 'conflict' && !error.code.endsWith('_was_changed');
  if (!isSettled) {
    throw error;
  }
}
