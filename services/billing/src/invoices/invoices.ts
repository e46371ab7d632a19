import type { Connection } from '@marquee/service-kit/store/database';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { AcceptedQuoteRepository } from '../accepted-quotes/accepted-quote-repository.ts';
import { createCancelledEventRepository } from './cancelled-event-repository.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { createInvoiceRepository } from './invoice-repository.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { makeInvoices } from './make-invoices.ts';
import { createSendingWorker } from './sending-worker.ts';
import { voidInvoices } from './void-invoices.ts';

type InvoicesFrom = {
  connection: Connection;
  acceptedQuotes: AcceptedQuoteRepository;
  hasLeft: InvoiceDeps['hasLeft'];
  now: () => Date;
  logger: Logger;
};

/** Invoices with all that keeps, answers, hears and sends them. */
export function createInvoices({ connection, acceptedQuotes, hasLeft, now, logger }: InvoicesFrom) {
  const invoices = createInvoiceRepository(connection);
  const cancelledEvents = createCancelledEventRepository(connection);
  const deps: InvoiceDeps = { invoices, cancelledEvents, acceptedQuotes, hasLeft, now };
  return {
    deps,
    collections: [invoices, cancelledEvents],
    routes: invoiceRoutes(deps),
    subscriptions: [makeInvoices(deps), voidInvoices(deps)],
    worker: createSendingWorker({ ...deps, logger }),
  };
}
