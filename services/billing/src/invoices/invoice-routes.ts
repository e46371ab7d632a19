import * as creditNotes from '@marquee/contracts/credit-note-operations';
import * as api from '@marquee/contracts/invoice-operations';
import * as reminders from '@marquee/contracts/invoice-reminder-operations';
import { route } from '@marquee/service-kit/http/route';
import type { Route } from '@marquee/service-kit/http/route';
import { getClientCreditNotePdf } from './get-client-credit-note-pdf.ts';
import { getClientInvoicePdf } from './get-client-invoice-pdf.ts';
import { getClientInvoice } from './get-client-invoice.ts';
import { getClientReceiptPdf } from './get-client-receipt-pdf.ts';
import { getCreditNotePdf } from './get-credit-note-pdf.ts';
import { getInvoiceAging } from './get-invoice-aging.ts';
import { getInvoicePdf } from './get-invoice-pdf.ts';
import { getInvoice } from './get-invoice.ts';
import { getInvoicesAtStake } from './get-invoices-at-stake.ts';
import { getReceiptPdf } from './get-receipt-pdf.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { listClientInvoices } from './list-client-invoices.ts';
import { listInvoices } from './list-invoices.ts';
import { payInvoice } from './pay-invoice.ts';
import { recordPayment } from './record-payment.ts';
import { refundInvoice } from './refund-invoice.ts';
import { remindOfInvoice } from './remind-of-invoice.ts';
import { requestRefund } from './request-refund.ts';
import { sendInvoice } from './send-invoice.ts';
import { switchInvoiceReminders } from './switch-invoice-reminders.ts';
import { voidInvoice } from './void-invoice.ts';

export function invoiceRoutes(deps: InvoiceDeps): Route[] {
  return [
    route(api.listInvoices, listInvoices(deps)),
    route(api.getInvoiceAging, getInvoiceAging(deps)),
    route(api.getInvoice, getInvoice(deps)),
    route(api.getInvoicePdf, getInvoicePdf(deps)),
    route(api.getReceiptPdf, getReceiptPdf(deps)),
    route(creditNotes.getCreditNotePdf, getCreditNotePdf(deps)),
    route(api.sendInvoice, sendInvoice(deps)),
    route(api.recordPayment, recordPayment(deps)),
    route(api.refundInvoice, refundInvoice(deps)),
    route(api.voidInvoice, voidInvoice(deps)),
    route(reminders.switchInvoiceReminders, switchInvoiceReminders(deps)),
    route(reminders.remindOfInvoice, remindOfInvoice(deps)),
    route(api.listClientInvoices, listClientInvoices(deps)),
    route(api.getClientInvoice, getClientInvoice(deps)),
    route(api.payInvoice, payInvoice(deps)),
    route(api.requestRefund, requestRefund(deps)),
    route(api.getClientInvoicePdf, getClientInvoicePdf(deps)),
    route(api.getClientReceiptPdf, getClientReceiptPdf(deps)),
    route(creditNotes.getClientCreditNotePdf, getClientCreditNotePdf(deps)),
    route(api.getInvoicesAtStake, getInvoicesAtStake(deps)),
  ];
}
