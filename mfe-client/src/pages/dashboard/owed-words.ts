import type { ClientInvoice } from '@marquee/contracts/invoices';
import { formatDate } from '@marquee/web-kit';

/** "due October 11, 2099", or since when it is overdue. */
export function dueWordsOf({ isOverdue, dueOn, isEventCancelled }: ClientInvoice): string {
  const due = `${isOverdue ? 'overdue since' : 'due'} ${formatDate(dueOn)}`;
  return isEventCancelled ? `for a cancelled event, ${due}` : due;
}
