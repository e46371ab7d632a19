import { dateIn, defaultTimeZone } from '@marquee/contracts/dates';
import * as invoices from '@marquee/contracts/invoice-operations';
import { remindOfInvoice } from '@marquee/contracts/invoice-reminder-operations';

import type { InvoiceAct } from '../../ledger/entry.ts';
import { doing } from '../doing.ts';
import type { Doing, Person } from '../doing.ts';

/** An invoice and its provider. */
export type Billed = { provider: Person; invoiceId: string };

/** The marker is in the payment's note, and in the reason of a refund or a withdrawal. */
export const invoiceActs = {
  'send-invoice': (billed: Billed, mark: string): Doing =>
    doing(invoices.sendInvoice, ...of('send-invoice', billed, mark)),
  'remind-of-invoice': (billed: Billed, mark: string): Doing =>
    doing(remindOfInvoice, ...of('remind-of-invoice', billed, mark)),
  'record-payment': (billed: Billed, mark: string): Doing =>
    doing(
      invoices.recordPayment,
      ...of('record-payment', billed, mark, {
        paidOn: dateIn(defaultTimeZone, new Date()),
        note: mark,
      }),
    ),
  'refund-invoice': (billed: Billed, mark: string): Doing =>
    doing(invoices.refundInvoice, ...of('refund-invoice', billed, mark, { amount: '10.00', reason: mark })),
  'void-invoice': (billed: Billed, mark: string): Doing =>
    doing(invoices.voidInvoice, ...of('void-invoice', billed, mark, { reason: mark })),
} satisfies Record<InvoiceAct, unknown>;

function of(act: InvoiceAct, { provider, invoiceId }: Billed, mark: string, body?: object) {
  const change = { act, mark, subject: invoiceId };
  return [change, { by: provider, params: { id: invoiceId }, ...(body && { body }) }] as const;
}
