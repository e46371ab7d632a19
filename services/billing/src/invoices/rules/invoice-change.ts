import type { CreditNote, Invoice, Payment } from './invoice.ts';

/** What a decision results in. */
export type InvoiceChange =
  | { type: 'sent'; number: number; actor: InvoiceActor }
  | { type: 'paid'; payment: Payment }
  | { type: 'refunded'; creditNote: CreditNote }
  | { type: 'voided'; reason: string }
  | { type: 'event-cancelled' }
  | { type: 'provider-left' }
  /** Client or provider has deleted their account. */
  | { type: 'erased' };

export type InvoiceFact = { type: 'drafted' } | InvoiceChange;

export type InvoiceActor = 'provider' | 'system';

/** Null: it is so already, and repeating it changes nothing. */
export type Decision = (invoice: Invoice, at: Date) => InvoiceChange | null;

const bySystem: readonly InvoiceFact['type'][] = ['drafted', 'event-cancelled', 'provider-left', 'erased'];

export function actorOf(fact: InvoiceFact): InvoiceActor {
  if (fact.type === 'sent') {
    return fact.actor;
  }
  return bySystem.includes(fact.type) ? 'system' : 'provider';
}
