import { toCents } from '@marquee/contracts/money';
import type * as api from '@marquee/contracts/invoice-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { processorFor } from '../processor/processor-for.ts';
import { unlessAway } from '../processor/unless-away.ts';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps, SettleDeps } from './invoice-deps.ts';
import { requireAllNoticed } from './notice-refunds.ts';
import type { Decision } from './rules/invoice-change.ts';
import { keptOf } from './rules/invoice.ts';
import type { Invoice } from './rules/invoice.ts';
import { refund } from './rules/refund.ts';
import { settleRefunds } from './settle-refunds.ts';
import { basisOf } from './invoice-basis.ts';
import { showInvoice } from './show-invoice.ts';

/** The credit note's id derives from the idempotency key: a repeated call refunds nothing twice. */
export function refundInvoice(deps: InvoiceDeps): Handler<typeof api.refundInvoice> {
  return async ({ params, body }, { providerId }, context) => {
    const { amount, reason, method } = body;
    const asked = { id: context.newId(), amountCents: toCents(amount), reason, method };
    const decision: Decision = (invoice, at) => {
      const fact = refund(invoice, asked, at);
      // The limit does not apply to a refund of the whole rest.
      if (fact !== null && asked.amountCents < keptOf(invoice)) {
        deps.admitCreditNote(invoice.creditNotes.length, 'amount');
      }
      return fact;
    };
    const invoice = await deps.invoices.get(params.id, { providerId });
    const basis = basisOf(deps, body.revision);
    const act = { id: params.id, owned: { providerId }, decision, basis, cause: context };
    if (invoice.payment?.card !== undefined && method === undefined) {
      const refunding = { ...deps, processor: processorFor(deps, providerId) };
      return showInvoice(deps, await refundCard(refunding, act));
    }
    if (mayHaveGoneBack(invoice, asked) && deps.processor !== null) {
      const looking = { ...deps, processor: processorFor(deps, providerId) };
      await requireAllNoticed(looking, invoice, context);
    }
    return showInvoice(deps, await changeInvoice(deps, act));
  };
}

/** False for a repeated call. */
function mayHaveGoneBack({ payment, creditNotes }: Invoice, asked: { id: string }): boolean {
  return payment?.card !== undefined && !creditNotes.some(({ id }) => id === asked.id);
}

type Act = Parameters<typeof changeInvoice>[1];

/** Stores the refund before the processor makes it: after an outage or a crash the worker makes it later. */
async function refundCard(deps: SettleDeps, act: Act) {
  const noted = await changeInvoice(deps, act);
  return noted.refundUnderWay ? unlessAway(() => settleRefunds(deps, act.id, act.cause), noted) : noted;
}
