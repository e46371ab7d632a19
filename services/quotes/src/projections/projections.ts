import { subscriptionChanged } from '@marquee/contracts/messages/billing-messages';
import { eventMessages } from '@marquee/contracts/messages/event-messages';
import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import { invoiceMessages } from '@marquee/contracts/messages/invoice-messages';
import { projectSnapshots } from '@marquee/service-kit/messaging/project-snapshots';
import type { EventRequestRepository } from './event-request-repository.ts';
import type { InvoiceRepository } from './invoice-repository.ts';
import type { ProviderRepository } from './provider-repository.ts';
import type { SubscriptionRepository } from './subscription-repository.ts';

type Projections = {
  eventRequests: EventRequestRepository;
  providers: ProviderRepository;
  subscriptions: SubscriptionRepository;
  invoices: InvoiceRepository;
};

/** The consumers that keep the copies of other services' records up to date. */
export function projectionsOf({ eventRequests, providers, subscriptions, invoices }: Projections) {
  return [
    projectSnapshots({
      ...{ queue: 'quotes.keep-event-requests', messages: eventMessages },
      projection: eventRequests,
    }),
    projectSnapshots({
      ...{ queue: 'quotes.keep-providers', messages: [providerChanged] },
      projection: providers,
    }),
    projectSnapshots({
      ...{ queue: 'quotes.keep-subscriptions', messages: [subscriptionChanged] },
      projection: subscriptions,
    }),
    projectSnapshots({
      ...{ queue: 'quotes.keep-invoices', messages: invoiceMessages },
      projection: invoices,
    }),
  ];
}
