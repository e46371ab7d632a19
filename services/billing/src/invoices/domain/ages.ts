import type { InvoiceAge } from '@marquee/contracts/invoices';

const dayMs = 86_400_000;

/** Days since the invoice was due: more than `after`, at most `upTo`; null means unbounded. */
const days: Record<InvoiceAge, { after: number | null; upTo: number | null }> = {
  not_yet_due: { after: null, upTo: 0 },
  overdue: { after: 0, upTo: null },
  overdue_1_to_30: { after: 0, upTo: 30 },
  overdue_31_to_60: { after: 30, upTo: 60 },
  overdue_61_to_90: { after: 60, upTo: 90 },
  overdue_over_90: { after: 90, upTo: null },
};

export const singleAges = [
  'not_yet_due',
  'overdue_1_to_30',
  'overdue_31_to_60',
  'overdue_61_to_90',
  'overdue_over_90',
] as const satisfies InvoiceAge[];

/** The range of `dueUntil`, the last instant to pay, for invoices of this age at `at`. */
export function dueRangeOf(age: InvoiceAge, at: Date): { $lt?: Date; $gte?: Date } {
  const { after, upTo } = days[age];
  return {
    ...(after !== null && { $lt: daysBefore(after, at) }),
    ...(upTo !== null && { $gte: daysBefore(upTo, at) }),
  };
}

export function isAged(dueUntil: Date, age: InvoiceAge, at: Date): boolean {
  const { $lt, $gte } = dueRangeOf(age, at);
  return ($lt === undefined || dueUntil < $lt) && ($gte === undefined || dueUntil >= $gte);
}

function daysBefore(count: number, at: Date): Date {
  return new Date(at.getTime() - count * dayMs);
}
