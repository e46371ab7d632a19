import type { ClientInvoice } from '@marquee/contracts/invoices';
import { formatDate } from '@marquee/web-kit';

/** Text that follows an amount: 'is due Oct 11, 2099' or 'for a cancelled event is overdue (due Sep 12, 2026)'. */
export function getDueLabel({ isOverdue, dueOn, isEventCancelled }: ClientInvoice): string {
  const due = isOverdue ? `is overdue (due ${formatDate(dueOn)})` : `is due ${formatDate(dueOn)}`;
  return isEventCancelled ? `for a cancelled event ${due}` : due;
}
