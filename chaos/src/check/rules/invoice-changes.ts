import type { Entry, InvoiceAct } from '../../ledger/entry.ts';
import type { Finding } from '../finding.ts';
import type { Found, FoundInvoice } from '../found.ts';
import { leaversIn } from '../leavers.ts';
import { countChanges } from './count-changes.ts';
import { changesBySubject } from './entries-of.ts';
import type { Changes } from './entries-of.ts';

/** The change, its entry in the history, and the text that it stores. */
const toldAs = [
  { act: 'send-invoice', told: 'sent', words: null },
  { act: 'remind-of-invoice', told: 'reminded', words: null },
  { act: 'record-payment', told: 'paid', words: ({ payment }) => [payment?.note ?? ''] },
  { act: 'refund-invoice', told: 'refunded', words: reasonsOf },
  { act: 'void-invoice', told: 'voided', words: ({ voidReason }) => [voidReason] },
] as const satisfies readonly Told[];

type Told = { act: InvoiceAct; told: string; words: ((invoice: FoundInvoice) => string[]) | null };

/** Acknowledged changes of invoices exist, each once, and no refund exceeds the payment. */
export function checkInvoiceChanges({ invoices }: Found, entries: readonly Entry[]): Finding[] {
  const changes = changesBySubject(entries);
  const leavers = new Set(leaversIn(entries).map(({ id }) => id));
  return invoices.flatMap((invoice) => {
    // The provider's texts are erased with either side.
    const isErased = leavers.has(invoice.clientId ?? '') || leavers.has(invoice.providerId);
    return [...checkRefunds(invoice), ...checkOne(invoice, { changes: changes.get(invoice.id), isErased })];
  });
}

function checkRefunds({ id, amountCents, payment, creditNotes }: FoundInvoice): Finding[] {
  const refunded = creditNotes.reduce((sum, creditNote) => sum + creditNote.amountCents, 0);
  const paid = payment === null ? 0 : amountCents;
  return refunded > paid
    ? [{ kind: 'illegal', detail: `of invoice ${id} ${paid} were paid, and ${refunded} given back` }]
    : [];
}

type Expected = { changes: Changes | undefined; isErased: boolean };

function checkOne(invoice: FoundInvoice, { changes, isErased }: Expected): Finding[] {
  if (changes === undefined) {
    return [];
  }
  const subject = `invoice ${invoice.id}`;
  // Most invoices are sent automatically.
  const asked = toldAs.filter(({ act }) => act !== 'send-invoice' || changes.of(act).length > 0);
  return asked.flatMap(({ act, told, words }): Finding[] => {
    const times = invoice.history.filter(({ type }) => type === told).length;
    const left = isErased ? null : (words?.(invoice) ?? null);
    const missing = changes.acknowledged(act).filter(({ mark }) => left?.includes(mark) === false);
    return [
      ...countChanges({ subject, changes, act, told: times, most: 'one-per-change' }),
      ...missing.map(({ mark }): Finding => ({
        kind: 'lost',
        detail: `${subject}: ${act} ${mark} left no word`,
      })),
    ];
  });
}

function reasonsOf({ creditNotes }: FoundInvoice): string[] {
  return creditNotes.map(({ reason }) => reason);
}
