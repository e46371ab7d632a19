import type { Cause } from '@marquee/service-kit/messaging/message';
import { retryOnConflict } from '@marquee/service-kit/store/retry-on-conflict';
import { decideIfFresh } from '@marquee/service-kit/store/decide-if-fresh';
import type { Basis } from '@marquee/service-kit/store/decide-if-fresh';
import { messageContextOf } from './message-context.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { toMessages } from './invoice-messages.ts';
import { withDocuments } from './issued-documents.ts';
import { evolve } from './rules/evolve.ts';
import { actorOf } from './rules/invoice-change.ts';
import type { Decision, InvoiceActor } from './rules/invoice-change.ts';
import type { Invoice } from './rules/invoice.ts';

type InvoiceCommand = {
  id: string;
  /** The account that must own the invoice; otherwise the invoice is not found. */
  owned: Partial<Pick<Invoice, 'providerId' | 'shownToClientId'>>;
  decision: Decision;
  /** The revision that the caller has read. */
  basis?: Basis<Invoice>;
  cause: Cause;
};

/** Loads, decides, evolves and saves; returns the resulting invoice, changed or not. */
export async function changeInvoice(deps: InvoiceDeps, command: InvoiceCommand): Promise<Invoice> {
  const { id, owned, decision, basis, cause } = command;
  return retryOnConflict('invoice', async () => {
    const at = deps.now();
    const invoice = await deps.invoices.get(id, owned);
    const fact = await decideIfFresh({
      name: 'invoice',
      state: invoice,
      basis,
      decide: () => decision(invoice, at),
    });
    if (fact === null) {
      return invoice;
    }
    const changed = await withDocuments(deps, evolve(invoice, fact, at), fact);
    const messages = toMessages(fact, changed, await messageContextOf(deps, fact, changed));
    const actor = actorOf(fact);
    const history = [{ type: fact.type, at, actor }];
    return deps.invoices.save(changed, { history, messages, cause: causeOf(actor, cause), at });
  });
}

/** Names the system as actor of a change made at the processor, because the caller may only have read the invoice. */
function causeOf(actor: InvoiceActor, cause: Cause): Cause {
  return actor === 'processor' ? { ...cause, actor: 'system' } : cause;
}
