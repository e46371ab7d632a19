import type { ProviderProfile } from '@marquee/contracts/accounts';
import type { BillingAccount } from '@marquee/contracts/billing-operations';
import type { EventView } from '@marquee/contracts/events';
import type { ProviderInvoice } from '@marquee/contracts/invoices';
import type { PaymentDefault } from '@marquee/contracts/payment-default-operations';
import { defaultPaymentSchedule } from '@marquee/contracts/payment-schedule';
import { toPaymentTerms } from '@marquee/contracts/payment-terms';
import type { Payouts } from '@marquee/contracts/payout-operations';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { daysFrom } from '@marquee/api-mocks/days';
import { sunset } from './sample-records.ts';
import { createInitialEvents } from './create-initial-events.ts';
import { createInitialInvoices } from './create-initial-invoices.ts';
import { createInitialQuotes } from './create-initial-quotes.ts';

/** The provider's records. */
export type ProviderState = {
  profile: ProviderProfile;
  billing: BillingAccount;
  payouts: Payouts;
  paymentDefault: PaymentDefault;
  events: EventView[];
  quotes: ProviderQuote[];
  invoices: ProviderInvoice[];
};

export function createInitialState(now: Date): ProviderState {
  return {
    profile: sunset,
    billing: { subscription: trial(now), card: null, receipts: [] },
    payouts: { status: 'not_connected' },
    paymentDefault: toPaymentTerms(defaultPaymentSchedule),
    events: createInitialEvents(now),
    quotes: createInitialQuotes(now),
    invoices: createInitialInvoices(now),
  };
}

function trial(now: Date): BillingAccount['subscription'] {
  return {
    ...{ status: 'trialing', trialEndsOn: daysFrom(now).on(21), daysRemaining: 21, monthlyPrice: '99.00' },
    ...{ renewsOn: null, endsOn: null, payBy: null },
  };
}
