import type { AcceptedQuoteRepository } from '../accepted-quotes/accepted-quote-repository.ts';
import type { CancelledEventRepository } from './cancelled-event-repository.ts';
import type { InvoiceRepository } from './invoice-repository.ts';

/** What the use cases of invoices work with. */
export type InvoiceDeps = {
  invoices: InvoiceRepository;
  /** Names and the event are read there: an invoice keeps none of its own, and so loses none. */
  acceptedQuotes: AcceptedQuoteRepository;
  cancelledEvents: CancelledEventRepository;
  /** Their account was deleted. */
  hasLeft: (providerId: string) => Promise<boolean>;
  now: () => Date;
};
