import { openPress } from '@marquee/paper/press';
import { drawInTurn } from '@marquee/service-kit/http/draw-in-turn';
import type { Connection } from '@marquee/service-kit/store/database';
import type { Logger } from '@marquee/service-kit/process/logger';
import { createCancelledEventRepository } from './cancelled-event-repository.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { createInvoiceRepository } from './invoice-repository.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { makeInvoices } from './make-invoices.ts';
import { createSendingWorker } from './sending-worker.ts';
import { createSettlingWorker } from './settling-worker.ts';
import { voidInvoices } from './void-invoices.ts';

type InvoicesFrom = Omit<InvoiceDeps, 'invoices' | 'cancelledEvents' | 'draw'> & {
  connection: Connection;
  logger: Logger;
};

/** Invoices with all that keeps, answers, hears and sends them. */
export function createInvoices({ connection, logger, ...given }: InvoicesFrom) {
  const invoices = createInvoiceRepository(connection);
  const cancelledEvents = createCancelledEventRepository(connection);
  const deps = { ...given, invoices, cancelledEvents, draw: drawInTurn(openPress()) };
  const { processor } = given;
  return {
    deps,
    collections: [invoices, cancelledEvents],
    routes: invoiceRoutes(deps),
    subscriptions: [makeInvoices(deps), voidInvoices(deps)],
    workers: [
      createSendingWorker({ ...deps, logger }),
      ...(processor === null ? [] : [createSettlingWorker({ ...deps, processor, logger })]),
    ],
  };
}
