import type { Draw } from '@marquee/paper/press';
import type { Cap } from '@marquee/service-kit/throttle/cap';
import type { AcceptedQuoteRepository } from '../accepted-quotes/accepted-quote-repository.ts';
import type { BillingAddressRepository } from '../billing-details/billing-address-repository.ts';
import type { IssuerRepository } from '../billing-details/issuer-repository.ts';
import type { Asking } from '../processor/processor-for.ts';
import type { Processor } from '../processor/processor.ts';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository.ts';
import type { CancelledEventRepository } from './cancelled-event-repository.ts';
import type { InvoiceRepository } from './invoice-repository.ts';

/** What the use cases of invoices work with. */
export type InvoiceDeps = Asking & {
  invoices: InvoiceRepository;
  /** What was agreed, read there until an invoice is sent and keeps it. */
  acceptedQuotes: AcceptedQuoteRepository;
  /** What documents say of their provider and client beside that. */
  issuers: IssuerRepository;
  addresses: BillingAddressRepository;
  cancelledEvents: CancelledEventRepository;
  /** Where it is kept which providers take cards, and which have left. */
  subscriptions: SubscriptionRepository;
  /** Refuses another refund of an invoice that has as many as it may. */
  admitCreditNote: Cap;
  draw: Draw;
  now: () => Date;
};

/** Of what needs the card processor. */
export type SettleDeps = InvoiceDeps & { processor: Processor };
