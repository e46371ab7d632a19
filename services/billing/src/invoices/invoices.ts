import type { Connection } from '@marquee/service-kit/store/database';
import type { Logger } from '@marquee/service-kit/process/logger';
import { keepAcceptedQuotes } from '../accepted-quotes/keep-accepted-quotes.ts';
import { createBillingAddressRepository } from '../billing-details/billing-address-repository.ts';
import { billingAddressRoutes } from '../billing-details/billing-address-routes.ts';
import { createIssuerRepository } from '../billing-details/issuer-repository.ts';
import { keepIssuers } from '../billing-details/keep-issuers.ts';
import { backfillInvoices, createBackfillingWorker } from './backfilling-worker.ts';
import { createCancelledEventRepository } from './cancelled-event-repository.ts';
import { documentInvoicesOf } from './document-earlier-invoices.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { createInvoiceRepository } from './invoice-repository.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { itemizeInvoices } from './itemize-invoices.ts';
import { makeInvoices } from './make-invoices.ts';
import { createNoticeWorker } from './notice-worker.ts';
import { createOverdueSummaryRepository } from './overdue-summary-repository.ts';
import { createSendingWorker } from './sending-worker.ts';
import { createSettlingWorker } from './settling-worker.ts';
import { voidInvoices } from './void-invoices.ts';

type Made = 'invoices' | 'cancelledEvents' | 'issuers' | 'billingAddresses' | 'overdueSummaries';

type InvoicesFrom = Omit<InvoiceDeps, Made> & {
  connection: Connection;
  logger: Logger;
};

/** Invoices with their stores, routes, consumers and workers. */
export function createInvoices({ connection, logger, ...given }: InvoicesFrom) {
  const invoices = createInvoiceRepository(connection);
  const cancelledEvents = createCancelledEventRepository(connection);
  const issuers = createIssuerRepository(connection);
  const billingAddresses = createBillingAddressRepository(connection);
  const overdueSummaries = createOverdueSummaryRepository(connection);
  const deps = { ...given, invoices, cancelledEvents, issuers, billingAddresses, overdueSummaries };
  const { processor } = given;
  const backfilling = createBackfillingWorker({ ...deps, logger });
  const scheduled = [createSendingWorker({ ...deps, logger }), createNoticeWorker({ ...deps, logger })];

  return {
    deps,
    stores: [
      // Runs before billing consumes messages of deleted accounts.
      { ...invoices, init: () => backfillInvoices(deps) },
      ...[billingAddresses, overdueSummaries],
    ],
    routes: [...invoiceRoutes(deps), ...billingAddressRoutes(deps)],
    subscriptions: [
      ...[
        keepAcceptedQuotes({ ...deps, beforeErasure: documentInvoicesOf(deps) }),
        makeInvoices(deps),
        itemizeInvoices(deps),
      ],
      ...[voidInvoices(deps), keepIssuers(issuers)],
    ],
    workers: [
      ...[backfilling, ...scheduled],
      ...(processor === null ? [] : [createSettlingWorker({ ...deps, processor, logger })]),
    ],
    nudge: () => {
      [backfilling, ...scheduled].forEach(({ nudge }) => {
        nudge();
      });
    },
  };
}
