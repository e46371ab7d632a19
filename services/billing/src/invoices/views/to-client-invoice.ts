import type { ClientInvoice } from '@marquee/contracts/invoices';
import type { Invoice } from '../rules/invoice.ts';
import { sharedViewOf } from './shared-view.ts';
import type { Shown } from './shared-view.ts';

export function toClientInvoice(invoice: Invoice, shown: Shown): ClientInvoice {
  return {
    ...sharedViewOf(invoice, shown),
    providerName: shown.quote?.providerName ?? '',
    cardPayment: 'not_offered',
  };
}
