import * as api from '@marquee/contracts/invoice-operations';
import { route } from '@marquee/service-kit/http/route';
import type { Route } from '@marquee/service-kit/http/route';
import { getClientInvoice } from './get-client-invoice.ts';
import { getInvoiceAging } from './get-invoice-aging.ts';
import { getInvoice } from './get-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { listClientInvoices } from './list-client-invoices.ts';
import { listInvoices } from './list-invoices.ts';
import { payInvoice } from './pay-invoice.ts';
import { recordPayment } from './record-payment.ts';
import { refundInvoice } from './refund-invoice.ts';
import { sendInvoice } from './send-invoice.ts';
import { voidInvoice } from './void-invoice.ts';

export function invoiceRoutes(deps: InvoiceDeps): Route[] {
  return [
    route(api.listInvoices, listInvoices(deps)),
    route(api.getInvoiceAging, getInvoiceAging(deps)),
    route(api.getInvoice, getInvoice(deps)),
    route(api.sendInvoice, sendInvoice(deps)),
    route(api.recordPayment, recordPayment(deps)),
    route(api.refundInvoice, refundInvoice(deps)),
    route(api.voidInvoice, voidInvoice(deps)),
    route(api.listClientInvoices, listClientInvoices(deps)),
    route(api.getClientInvoice, getClientInvoice(deps)),
    route(api.payInvoice, payInvoice(deps)),
  ];
}
