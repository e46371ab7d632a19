import { getInvoice } from './invoice-operations.ts';
import { reminderSwitch } from './invoice-reminders.ts';
import type { Operation } from './operation.ts';
import { basis } from './revision.ts';

export const switchInvoiceReminders = {
  ...getInvoice,
  method: 'put',
  path: '/billing/invoices/:id/reminders',
  summary: 'Switch the scheduled reminders of an unpaid invoice on or off',
  body: reminderSwitch,
} as const satisfies Operation;

export const remindOfInvoice = {
  ...getInvoice,
  method: 'post',
  path: '/billing/invoices/:id/reminders',
  summary:
    'Email the client a reminder of an unpaid invoice, at most once a day; 409 `reminded_today` states when the next one is possible',
  body: basis,
} as const satisfies Operation;
