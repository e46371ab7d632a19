import { daysUntil, defaultTimeZone } from '@marquee/contracts/dates';
import type { InvoiceAge, InvoiceAging, ProviderInvoice } from '@marquee/contracts/invoices';
import { toAmount, toCents } from '@marquee/contracts/money';

const ages = [
  'not_yet_due',
  'overdue_1_to_30',
  'overdue_31_to_60',
  'overdue_61_to_90',
  'overdue_over_90',
] as const;
type Age = (typeof ages)[number];

/** The amounts owed, by how long they have been overdue. */
export function getAging(invoices: readonly ProviderInvoice[], now: Date): InvoiceAging {
  return ages.map((age) => {
    const owed = invoices.filter((invoice) => hasAge(invoice, age, now));
    const cents = owed.reduce((sum, { amount }) => sum + toCents(amount), 0);
    return { age, count: owed.length, amount: toAmount(cents) };
  });
}

/** Whether the invoice has the requested age; true if no age is requested. Only sent invoices have an age. */
export function hasAge(
  { status, dueOn }: ProviderInvoice,
  requestedAge: InvoiceAge | undefined,
  now: Date,
): boolean {
  if (requestedAge === undefined) {
    return true;
  }
  const age = getAge(-daysUntil(dueOn, defaultTimeZone, now));
  return status === 'sent' && (requestedAge === 'overdue' ? age !== 'not_yet_due' : age === requestedAge);
}

function getAge(daysOverdue: number): Age {
  if (daysOverdue <= 0) {
    return 'not_yet_due';
  }
  return ages[Math.min(4, Math.ceil(daysOverdue / 30))] ?? 'overdue_over_90';
}
