import type { Entry } from '../../history/entry.ts';
import type { InvoiceAction } from '../../load/actions/invoice-actions.ts';
import type { Finding } from '../finding.ts';
import type { Found, FoundInvoice } from '../found.ts';
import { deletedAccountsIn } from '../deleted-accounts.ts';
import { countChanges } from './count-changes.ts';
import { changesBySubject } from './entries-of.ts';
import type { Changes } from './entries-of.ts';

/**
 * Each action with its entry in the invoice's history. `texts`: the stored texts, one of which must be the action's marker; null if the
 * action stores no text.
 */
const recordedAs = [
  { action: 'send-invoice', recorded: 'sent', texts: null },
  { action: 'remind-of-invoice', recorded: 'reminded', texts: null },
  { action: 'record-payment', recorded: 'paid', texts: ({ payment }) => [payment?.note ?? ''] },
  { action: 'refund-invoice', recorded: 'refunded', texts: reasonsOf },
  { action: 'void-invoice', recorded: 'voided', texts: ({ voidReason }) => [voidReason] },
] as const satisfies readonly RecordedAs[];

type RecordedAs = {
  action: InvoiceAction;
  recorded: string;
  texts: ((invoice: FoundInvoice) => string[]) | null;
};

/** Acknowledged changes of invoices are stored exactly once, and refunds do not exceed the payment. */
export function checkInvoiceChanges({ invoices }: Found, entries: readonly Entry[]): Finding[] {
  const changes = changesBySubject(entries);
  const deletedAccounts = new Set(deletedAccountsIn(entries).map(({ id }) => id));
  return invoices.flatMap((invoice) => {
    // Deleting the account of either side erases the provider's texts.
    const isErased = deletedAccounts.has(invoice.clientId ?? '') || deletedAccounts.has(invoice.providerId);
    return [...checkRefunds(invoice), ...checkOne(invoice, { changes: changes.get(invoice.id), isErased })];
  });
}

function checkRefunds({ id, amountCents, payment, creditNotes }: FoundInvoice): Finding[] {
  const refunded = creditNotes.reduce((sum, creditNote) => sum + creditNote.amountCents, 0);
  const paid = payment === null ? 0 : amountCents;
  return refunded > paid
    ? [{ kind: 'illegal', detail: `invoice ${id}: ${paid} cents paid, ${refunded} cents refunded` }]
    : [];
}

type Expected = { changes: Changes | undefined; isErased: boolean };

function checkOne(invoice: FoundInvoice, { changes, isErased }: Expected): Finding[] {
  if (changes === undefined) {
    return [];
  }
  const subject = `invoice ${invoice.id}`;
  // Most invoices are sent automatically, without a recorded request.
  const checked = recordedAs.filter(
    ({ action }) => action !== 'send-invoice' || changes.of(action).length > 0,
  );
  return checked.flatMap(({ action, recorded, texts }): Finding[] => {
    const times = invoice.history.filter(({ type }) => type === recorded).length;
    const left = isErased ? null : (texts?.(invoice) ?? null);
    const missing = changes.acknowledged(action).filter(({ marker }) => left?.includes(marker) === false);
    return [
      ...countChanges({ subject, changes, action, recorded: times, max: 'one-per-change' }),
      ...missing.map(({ marker }): Finding => ({
        kind: 'lost',
        detail: `${subject}: the text of ${action} ${marker} is not stored`,
      })),
    ];
  });
}

function reasonsOf({ creditNotes }: FoundInvoice): string[] {
  return creditNotes.map(({ reason }) => reason);
}
