import { issuerChanged } from '@marquee/contracts/messages/payment-default-messages';
import { projectSnapshots } from '@marquee/service-kit/messaging/project-snapshots';
import type { Connection } from '@marquee/service-kit/store/database';
import type { Logger } from '@marquee/service-kit/process/logger';
import { projectAcceptedQuotes } from '../projections/project-accepted-quotes.ts';
import { createBillingAddressRepository } from '../billing-details/billing-address-repository.ts';
import { billingAddressRoutes } from '../billing-details/billing-address-routes.ts';
import { createIssuerRepository } from '../projections/issuer-repository.ts';
import { backfillInvoices, createBackfillingWorker } from './backfilling-worker.ts';
import { createCancelledEventRepository } from '../projections/cancelled-event-repository.ts';
import { storePartiesOfQuote } from './backfill-issued-parties.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { createInvoiceRepository } from './invoice-repository.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { itemizeInvoices } from './itemize-invoices.ts';
import { makeInvoices } from './make-invoices.ts';
import { createNotificationWorker } from './notification-worker.ts';
import { createOverdueSummaryRepository } from './overdue-summary-repository.ts';
import { createSendingWorker } from './sending-worker.ts';
import { createSettlementWorker } from './settlement-worker.ts';
import { voidInvoices } from './void-invoices.ts';

type OwnStores = 'invoices' | 'cancelledEvents' | 'issuers' | 'billingAddresses' | 'overdueSummaries';

type InvoicesOptions = Omit<InvoiceDeps, OwnStores> & {
  connection: Connection;
  logger: Logger;
};

/** Invoices with their stores, routes, consumers and workers. */
export function createInvoices({ connection, logger, ...options }: InvoicesOptions) {
  const invoices = createInvoiceRepository(connection);
  const cancelledEvents = createCancelledEventRepository(connection);
  const issuers = createIssuerRepository(connection);
  const billingAddresses = createBillingAddressRepository(connection);
  const overdueSummaries = createOverdueSummaryRepository(connection);
  const deps = { ...options, invoices, cancelledEvents, issuers, billingAddresses, overdueSummaries };
  const { processor } = options;
  const backfilling = createBackfillingWorker({ ...deps, logger });
  const scheduled = [createSendingWorker({ ...deps, logger }), createNotificationWorker({ ...deps, logger })];

  return {
    deps,
    stores: [
      // The backfill runs before billing consumes messages about deleted accounts.
      { ...invoices, init: () => backfillInvoices(deps) },
      ...[billingAddresses, overdueSummaries],
    ],
    routes: [...invoiceRoutes(deps), ...billingAddressRoutes(deps)],
    subscriptions: [
      ...[
        projectAcceptedQuotes({ ...deps, beforeErasure: storePartiesOfQuote(deps) }),
        makeInvoices(deps),
        itemizeInvoices(deps),
      ],
      voidInvoices(deps),
      projectSnapshots({
        ...{ queue: 'billing.keep-issuers', messages: [issuerChanged] },
        projection: issuers,
      }),
    ],
    workers: [
      ...[backfilling, ...scheduled],
      ...(processor === null ? [] : [createSettlementWorker({ ...deps, processor, logger })]),
    ],
    wake: () => {
      [backfilling, ...scheduled].forEach(({ wake }) => {
        wake();
      });
    },
  };
}
