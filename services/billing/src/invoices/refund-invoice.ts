import { toCents } from '@marquee/contracts/money';
import type * as api from '@marquee/contracts/invoice-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { processorFor } from '../processor/processor-for.ts';
import { fallbackWhenUnavailable } from '../processor/processor-errors.ts';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps, SettleDeps } from './invoice-deps.ts';
import { requireNoUnrecordedRefund } from './apply-refunds.ts';
import type { Decision } from './domain/invoice-change.ts';
import { netPaidOf } from './domain/invoice.ts';
import type { Invoice } from './domain/invoice.ts';
import { refund } from './domain/refund.ts';
import { settleRefunds } from './settle-refunds.ts';
import { basisOf } from './invoice-basis.ts';
import { showInvoice } from './show-invoice.ts';

/** A call repeated with its key has the same credit note id, so it refunds nothing twice. */
export function refundInvoice(deps: InvoiceDeps): Handler<typeof api.refundInvoice> {
  return async ({ params, body }, { providerId }, context) => {
    const { amount, reason, method } = body;
    const request = { id: context.newId(), amountCents: toCents(amount), reason, method };
    const decision: Decision = (invoice, at) => {
      const fact = refund(invoice, request, at);
      // The maximum number of credit notes does not apply to a refund of the whole remaining amount.
      if (fact !== null && request.amountCents < netPaidOf(invoice)) {
        deps.admitCreditNote(invoice.creditNotes.length, 'amount');
      }
      return fact;
    };
    const invoice = await deps.invoices.get(params.id, { providerId });
    const basis = basisOf(deps, body.revision);
    const command = { id: params.id, owner: { providerId }, decision, basis, cause: context };
    if (invoice.payment?.card !== undefined && method === undefined) {
      const depsWithProcessor = { ...deps, processor: processorFor(deps, providerId) };
      return showInvoice(deps, await refundCard(depsWithProcessor, command));
    }
    if (mayBeRefundedAlready(invoice, request) && deps.processor !== null) {
      const depsWithProcessor = { ...deps, processor: processorFor(deps, providerId) };
      await requireNoUnrecordedRefund(depsWithProcessor, invoice, context);
    }
    return showInvoice(deps, await changeInvoice(deps, command));
  };
}

/** Whether the processor may have made this refund already. False for a repeated call, whose credit note already exists. */
function mayBeRefundedAlready({ payment, creditNotes }: Invoice, request: { id: string }): boolean {
  return payment?.card !== undefined && !creditNotes.some(({ id }) => id === request.id);
}

type Command = Parameters<typeof changeInvoice>[1];

/** Stores the refund before the processor makes it, so that the worker can finish the refund after an outage or a crash. */
async function refundCard(deps: SettleDeps, command: Command) {
  const pending = await changeInvoice(deps, command);
  return pending.refundUnderWay
    ? fallbackWhenUnavailable(() => settleRefunds(deps, command.id, command.cause), pending)
    : pending;
}
