import type { Draw } from '@marquee/paper/press';
import type { AcceptedQuoteRepository } from '../accepted-quotes/accepted-quote-repository.ts';
import type { Asking } from '../processor/processor-for.ts';
import type { Processor } from '../processor/processor.ts';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository.ts';
import type { CancelledEventRepository } from './cancelled-event-repository.ts';
import type { InvoiceRepository } from './invoice-repository.ts';

/** What the use cases of invoices work with. */
export type InvoiceDeps = Asking & {
  invoices: InvoiceRepository;
  /** Names and the event are read there: an invoice keeps none of its own, and so loses none. */
  acceptedQuotes: AcceptedQuoteRepository;
  cancelledEvents: CancelledEventRepository;
  /** Where it is kept which providers take cards, and which have left. */
  subscriptions: SubscriptionRepository;
  draw: Draw;
  now: () => Date;
};

/** Of what needs the card processor. */
export type SettleDeps = InvoiceDeps & { processor: Processor };
