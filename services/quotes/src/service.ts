import { issuerChanged } from '@marquee/contracts/messages/payment-default-messages';
import * as api from '@marquee/contracts/quote-operations';
import { createPdfRenderer } from '@marquee/pdf/pdf-renderer';
import { countLines } from '@marquee/pdf/shorten-document';
import { composeService } from '@marquee/service-kit/compose-service';
import type { Service, ServiceDeps } from '@marquee/service-kit/compose-service';
import { createDocuments } from '@marquee/service-kit/documents/create-documents';
import { route } from '@marquee/service-kit/http/route';
import { metricsOnlyTelemetry } from '@marquee/service-kit/process/telemetry';
import { createSnapshotSource } from '@marquee/service-kit/projections/snapshot-source';
import { createAttemptCounts } from '@marquee/service-kit/throttle/attempt-counts';
import { createRateLimits } from '@marquee/service-kit/throttle/rate-limits';
import type { Config } from './config.ts';
import { createPaymentDefaultRepository } from './payment-defaults/payment-default-repository.ts';
import { paymentDefaultRoutes } from './payment-defaults/payment-default-routes.ts';
import { describeIssuer } from './payment-defaults/set-payment-default.ts';
import { createClientRepository } from './projections/client-repository.ts';
import { createEventRequestRepository } from './projections/event-request-repository.ts';
import { createInvoiceRepository } from './projections/invoice-repository.ts';
import { createProviderRepository } from './projections/provider-repository.ts';
import { projectionsOf } from './projections/projections.ts';
import { createSubscriptionRepository } from './projections/subscription-repository.ts';
import { createPrivacy } from './privacy/privacy.ts';
import { backfillQuotes, createBackfillingWorker } from './quotes/backfilling-worker.ts';
import { linkQuotesToAccount } from './quotes/link-quotes-to-account.ts';
import { createEmailWaits } from './quotes/email-waits.ts';
import { createNewWorkPolicy } from './quotes/new-work-policy.ts';
import { createQuoteRepository } from './quotes/quote-repository.ts';
import { quoteRoutes } from './quotes/quote-routes.ts';
import { createQuoteSource } from './quotes/quote-source.ts';
import { withdrawQuotes } from './quotes/withdraw-quotes.ts';
import { getWorkflow } from './workflow/get-workflow.ts';

export function createService(deps: ServiceDeps<Config>): Service {
  const { connection, config, now, telemetry = metricsOnlyTelemetry('quotes') } = deps;
  const quotes = createQuoteRepository(connection);
  const eventRequests = createEventRequestRepository(connection);
  const providers = createProviderRepository(connection);
  const clients = createClientRepository(connection);
  const subscriptions = createSubscriptionRepository(connection);
  const invoices = createInvoiceRepository(connection);
  const paymentDefaults = createPaymentDefaultRepository(connection);
  const newWork = createNewWorkPolicy({ config, providers, subscriptions, now });
  const attempts = createAttemptCounts(connection);
  const rates = createRateLimits({ attempts, values: config, metrics: telemetry.metrics.limits, now });
  const emailWaits = createEmailWaits({
    identityUrl: config.IDENTITY_URL,
    secret: config.INTERNAL_SECRET,
    logger: deps.logger,
  });
  const maxSize = { lines: config.QUOTE_DOCUMENT_LINE_LIMIT, pages: config.QUOTE_DOCUMENT_PAGE_LIMIT };
  const renderDocument = createDocuments({
    ...{ kind: 'QUOTE', openRenderer: () => createPdfRenderer(maxSize), countLines },
    ...{ values: config, metrics: telemetry.metrics.limits },
  });
  const timeZone = config.TIME_ZONE;
  const quoteDeps = {
    ...{ quotes, eventRequests, providers, clients, paymentDefaults },
    ...{ newWork, rates, emailWaits, renderDocument, now, timeZone },
  };
  const privacy = createPrivacy(connection, quoteDeps);
  const backfilling = createBackfillingWorker({ ...quoteDeps, logger: deps.logger });

  return composeService({
    ...deps,
    telemetry,
    name: 'quotes',
    stores: [
      // The backfill runs before the service listens or consumes messages about deleted accounts.
      { ...quotes, init: () => quotes.init().then(() => backfillQuotes(quoteDeps)) },
      ...[paymentDefaults, ...privacy.stores],
    ],
    routes: [
      // Registered before the quotes' routes, one of which accepts any word as an id.
      ...paymentDefaultRoutes(quoteDeps),
      ...quoteRoutes(quoteDeps),
      route(api.getWorkflow, getWorkflow({ ...quoteDeps, invoices })),
    ],
    subscriptions: [
      ...projectionsOf({ eventRequests, providers, subscriptions, invoices }),
      linkQuotesToAccount(quoteDeps),
      withdrawQuotes(quoteDeps),
      ...privacy.subscriptions,
    ],
    snapshotSources: [
      createQuoteSource(quoteDeps),
      createSnapshotSource({ store: paymentDefaults, messages: [issuerChanged], describe: describeIssuer }),
    ],
    workers: [backfilling],
    wake: backfilling.wake,
  });
}
