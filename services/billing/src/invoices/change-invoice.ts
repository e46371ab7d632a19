import type { Cause } from '@marquee/service-kit/messaging/message';
import { saveFact } from '@marquee/service-kit/store/aggregate-kind';
import type { AggregateKind } from '@marquee/service-kit/store/aggregate-kind';
import { handleCommand } from '@marquee/service-kit/store/handle-command';
import type { Command, Decision } from '@marquee/service-kit/store/handle-command';
import { messageContextOf } from './message-context.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { InvoiceHistoryEntry } from './invoice-repository.ts';
import { toMessages } from './invoice-messages.ts';
import { withDocuments } from './issued-documents.ts';
import { evolve } from './domain/evolve.ts';
import { actorOf } from './domain/invoice-change.ts';
import type { InvoiceActor, InvoiceChange } from './domain/invoice-change.ts';
import type { Invoice } from './domain/invoice.ts';
import { recordedFactOf } from './domain/recorded-fact.ts';

type InvoiceCommand = Omit<Command<Invoice, InvoiceChange>, 'decisions'> & {
  decision: Decision<Invoice, InvoiceChange>;
};

/** Changes an invoice; returns the resulting invoice, changed or not. */
export function changeInvoice(deps: InvoiceDeps, { decision, ...command }: InvoiceCommand): Promise<Invoice> {
  return handleCommand(kindOf(deps, command.cause), { ...command, decisions: [decision] });
}

type InvoiceWithFact = { invoice: Invoice; fact: InvoiceChange; cause: Cause };

/** Saves a fact about an invoice that the caller has read; throws `invoice_was_changed` if it has changed since. */
export function saveInvoiceFact(
  deps: InvoiceDeps,
  { invoice: state, fact, cause }: InvoiceWithFact,
): Promise<Invoice> {
  return saveFact(kindOf(deps, cause), { state, fact, cause });
}

function kindOf(deps: InvoiceDeps, cause: Cause): AggregateKind<Invoice, InvoiceChange, InvoiceHistoryEntry> {
  const { invoices, now } = deps;
  return {
    ...{ name: 'invoice', store: invoices, evolve, now },
    async record([{ fact, after }], at) {
      const state = await withDocuments(deps, after, fact);
      const messages = toMessages(fact, state, await messageContextOf(deps, fact, state));
      const actor = actorOf(fact);
      const entry = { ...recordedFactOf(fact, state), version: state.version + 1, actor, at };
      return { state, history: [entry], messages, cause: causeOf(actor, cause) };
    },
  };
}

/** Names the system as actor of a change made at the processor, because the caller may only have read the invoice. */
function causeOf(actor: InvoiceActor, cause: Cause): Cause {
  return actor === 'processor' ? { ...cause, actor: 'system' } : cause;
}
