import { dateIn, defaultTimeZone } from '@marquee/contracts/dates';
import * as invoices from '@marquee/contracts/invoice-operations';
import { remindOfInvoice } from '@marquee/contracts/invoice-reminder-operations';

import { invoiceWasFaster } from '../../history/refusal-causes.ts';
import { changeRequest } from '../change-request.ts';
import type { ChangeRequest, Person } from '../change-request.ts';

/** An invoice and its provider. */
export type Billed = { provider: Person; invoiceId: string };

/** The marker is in the payment's note, and in the reason of a refund or a voiding. */
export const invoiceActions = {
  'send-invoice': (billed: Billed, marker: string): ChangeRequest =>
    changeRequest(invoices.sendInvoice, ...of('send-invoice', billed, marker)),
  'remind-of-invoice': (billed: Billed, marker: string): ChangeRequest =>
    changeRequest(remindOfInvoice, ...of('remind-of-invoice', billed, marker)),
  'record-payment': (billed: Billed, marker: string): ChangeRequest =>
    changeRequest(
      invoices.recordPayment,
      ...of('record-payment', billed, marker, {
        paidOn: dateIn(defaultTimeZone, new Date()),
        note: marker,
      }),
    ),
  'refund-invoice': (billed: Billed, marker: string): ChangeRequest =>
    changeRequest(
      invoices.refundInvoice,
      ...of('refund-invoice', billed, marker, { amount: '10.00', reason: marker }),
    ),
  'void-invoice': (billed: Billed, marker: string): ChangeRequest =>
    changeRequest(invoices.voidInvoice, ...of('void-invoice', billed, marker, { reason: marker })),
};

/** Providers' actions on the invoices of an accepted quote, each with the codes with which it may be rejected. */
export const invoiceRefusals = {
  'send-invoice': invoiceWasFaster,
  'record-payment': invoiceWasFaster,
  'refund-invoice': invoiceWasFaster,
  'remind-of-invoice': invoiceWasFaster,
  'void-invoice': invoiceWasFaster,
};

export type InvoiceAction = keyof typeof invoiceRefusals;

function of(action: InvoiceAction, { provider, invoiceId }: Billed, marker: string, body?: object) {
  const change = { action, marker, subject: invoiceId };
  return [change, { by: provider, params: { id: invoiceId }, ...(body && { body }) }] as const;
}
