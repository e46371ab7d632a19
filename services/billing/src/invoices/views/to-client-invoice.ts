import type { ClientInvoice } from '@marquee/contracts/invoices';
import type { CardTakers } from '../../payouts/find-card-takers.ts';
import { cardPaymentOf } from '../rules/card-payment-of.ts';
import type { Invoice } from '../rules/invoice.ts';
import { sharedViewOf } from './shared-view.ts';
import type { Shown } from './shared-view.ts';

type ShownToClient = Shown & { takers: CardTakers };

export function toClientInvoice(invoice: Invoice, { takers, ...shown }: ShownToClient): ClientInvoice {
  return {
    ...sharedViewOf(invoice, shown),
    providerName: shown.quote?.providerName ?? '',
    cardPayment: cardPaymentOf(invoice, takers),
  };
}
