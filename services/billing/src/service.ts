import * as api from '@marquee/contracts/billing-operations';
import * as paymentsApi from '@marquee/contracts/payment-summary';
import { subscriptionChanged } from '@marquee/contracts/messages/billing-messages';
import { invoiceChanged, invoiceSent } from '@marquee/contracts/messages/invoice-messages';
import { trialTermsOf } from '@marquee/contracts/trial';
import { createPdfRenderer } from '@marquee/pdf/pdf-renderer';
import { countLines } from '@marquee/pdf/shorten-document';
import { composeService } from '@marquee/service-kit/compose-service';
import type { Service, ServiceDeps } from '@marquee/service-kit/compose-service';
import { createDocuments } from '@marquee/service-kit/documents/create-documents';
import { route } from '@marquee/service-kit/http/route';
import { metricsOnlyTelemetry } from '@marquee/service-kit/process/telemetry';
import { createSnapshotSource } from '@marquee/service-kit/projections/snapshot-source';
import { createCap } from '@marquee/service-kit/throttle/cap';
import { createCallLimit } from '@marquee/service-kit/throttle/call-limit';
import { createAcceptedQuoteRepository } from './projections/accepted-quote-repository.ts';
import type { Config } from './config.ts';
import { describeInvoice } from './invoices/invoice-messages.ts';
import { createInvoices } from './invoices/invoices.ts';
import { watchDueInvoices } from './invoices/watch-due-invoices.ts';
import { createPrivacy } from './privacy/privacy.ts';
import { receiveStripeNotification } from './webhooks/receive-stripe-notification.ts';
import { getPaymentSummary } from './payments/get-payment-summary.ts';
import { payoutRoutes } from './payouts/payout-routes.ts';
import { openProcessor } from './processor/open-processor.ts';
import { watchSettlements } from './processor/watch-settlements.ts';
import { createReconciliation } from './reconciliation/reconciliation.ts';
import { describeSubscription } from './subscriptions/change-subscription.ts';
import { openSubscription } from './subscriptions/open-subscription.ts';
import { createReconciliationWorker } from './subscriptions/reconciliation-worker.ts';
import { createSubscriptionRepository } from './subscriptions/subscription-repository.ts';
import { subscriptionRoutes } from './subscriptions/subscription-routes.ts';

export function createService(deps: ServiceDeps<Config>): Service {
  const { config, connection, logger, now, telemetry = metricsOnlyTelemetry('billing') } = deps;
  const processor = openProcessor(config);
  const subscriptions = createSubscriptionRepository(connection);
  const acceptedQuotes = createAcceptedQuoteRepository(connection);
  const plan = {
    ...trialTermsOf(config),
    enforcement: config.SUBSCRIPTION_ENFORCEMENT,
    hasProcessor: processor !== null,
  };
  const admit = createCallLimit({
    name: 'STRIPE_CALLER_LIMIT',
    ...{ values: config, metrics: telemetry.metrics.limits, now },
  });
  const admitCreditNote = createCap({
    name: 'CREDIT_NOTE_INVOICE_LIMIT',
    ...{ values: config, metrics: telemetry.metrics.limits },
  });
  const shared = { subscriptions, processor, admit, now };
  const extent = { lines: config.INVOICE_DOCUMENT_LINE_LIMIT, pages: config.INVOICE_DOCUMENT_PAGE_LIMIT };
  const renderPdf = createDocuments({
    ...{ kind: 'INVOICE', openRenderer: () => createPdfRenderer(extent), countLines },
    ...{ values: config, metrics: telemetry.metrics.limits },
  });
  const invoices = createInvoices({
    connection,
    acceptedQuotes,
    renderPdf,
    logger,
    admitCreditNote,
    ...shared,
  });
  const reconciliation = createReconciliation({ connection, logger, ...invoices.deps });
  const stores = [subscriptions, invoices.deps.invoices, ...reconciliation.stores];
  const { registry } = telemetry.metrics;
  watchSettlements({ registry, stores, now });
  watchDueInvoices({ registry, invoices: invoices.deps.invoices, now });
  const privacy = createPrivacy({ connection, ...invoices.deps });
  return composeService({
    ...{ ...deps, telemetry, name: 'billing' },
    stores: [subscriptions, ...invoices.stores, ...reconciliation.stores, ...privacy.stores],
    routes: [
      ...subscriptionRoutes({ ...shared, plan, acceptedQuotes }),
      ...payoutRoutes(shared),
      ...invoices.routes,
      route(
        paymentsApi.getPaymentSummary,
        getPaymentSummary({ invoices: invoices.deps.invoices, timeZone: config.TIME_ZONE, now }),
      ),
      route(api.receiveStripeNotification, receiveStripeNotification({ ...invoices.deps, logger })),
    ],
    subscriptions: [
      openSubscription({ subscriptions, now }),
      ...invoices.subscriptions,
      ...privacy.subscriptions,
    ],
    snapshotSources: [
      createSnapshotSource({
        ...{ store: invoices.deps.invoices, messages: [invoiceChanged, invoiceSent] },
        describe: describeInvoice,
      }),
      createSnapshotSource({
        ...{ store: subscriptions, messages: [subscriptionChanged], describe: describeSubscription },
      }),
    ],
    workers: [
      ...invoices.workers,
      ...reconciliation.workers,
      ...(processor === null ? [] : [createReconciliationWorker({ subscriptions, processor, now, logger })]),
    ],
    wake: invoices.wake,
  });
}
