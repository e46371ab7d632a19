import type { CardPayment } from '@marquee/contracts/invoices';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { CardAcceptingProviders } from '../../payouts/find-card-accepting-providers.ts';
import type { Invoice } from './invoice.ts';

/** The processor's minimum for one payment. */
const minCents = 50;
const maxCents = 99_999_999;

export function cardPaymentOf(invoice: Invoice, acceptingProviders: CardAcceptingProviders): CardPayment {
  if (acceptingProviders === null || invoice.status !== 'sent' || !isCardAmount(invoice)) {
    return 'not_offered';
  }
  return acceptingProviders.has(invoice.providerId) ? 'possible' : 'provider_not_connected';
}

export function requireCardAmount(invoice: Invoice): void {
  if (!isCardAmount(invoice)) {
    throw new DomainError('conflict', 'no_card_amount', 'This amount cannot be paid by card');
  }
}

function isCardAmount({ amountCents }: Invoice): boolean {
  return amountCents >= minCents && amountCents <= maxCents;
}
