import type { DocumentDefinition } from '@marquee/pdf/document-definition';
import type { Documents } from '@marquee/service-kit/documents/create-documents';
import type { Cap } from '@marquee/service-kit/throttle/cap';
import type { AcceptedQuoteRepository } from '../projections/accepted-quote-repository.ts';
import type { BillingAddressRepository } from '../billing-details/billing-address-repository.ts';
import type { IssuerRepository } from '../projections/issuer-repository.ts';
import type { ProcessorAccess } from '../processor/processor-for.ts';
import type { Processor } from '../processor/processor.ts';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository.ts';
import type { CancelledEventRepository } from '../projections/cancelled-event-repository.ts';
import type { InvoiceRepository } from './invoice-repository.ts';
import type { OverdueSummaryRepository } from './overdue-summary-repository.ts';

/** Dependencies of the use cases of invoices. */
export type InvoiceDeps = ProcessorAccess & {
  invoices: InvoiceRepository;
  /** Accepted quotes. A draft reads its parties and lines from its quote; sending the invoice stores a copy of them. */
  acceptedQuotes: AcceptedQuoteRepository;
  /** Tax numbers and billing addresses of providers, as quotes publishes them. */
  issuers: IssuerRepository;
  billingAddresses: BillingAddressRepository;
  cancelledEvents: CancelledEventRepository;
  overdueSummaries: OverdueSummaryRepository;
  /** Which providers take cards, and which have deleted their account. */
  subscriptions: SubscriptionRepository;
  /** Rejects another refund of an invoice that has the maximum number of credit notes. */
  admitCreditNote: Cap;
  renderPdf: Documents<DocumentDefinition>;
  now: () => Date;
};

/** Dependencies of use cases that need the payment processor. */
export type SettleDeps = InvoiceDeps & { processor: Processor };
