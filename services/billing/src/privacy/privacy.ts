import { billingExportCollected } from '@marquee/contracts/messages/privacy-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { collectExport } from '@marquee/service-kit/privacy/collect-export';
import { eraseAccount } from '@marquee/service-kit/privacy/erase-account';
import type { Eraser } from '@marquee/service-kit/privacy/erase-account';
import { createExportPages } from '@marquee/service-kit/privacy/export-pages';
import { forgetCallsOf } from '@marquee/service-kit/store/call-record';
import type { Connection } from '@marquee/service-kit/store/database';
import type { AcceptedQuoteRepository } from '../accepted-quotes/accepted-quote-repository.ts';
import { closeSubscription } from '../subscriptions/close-subscription.ts';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository.ts';
import { billingRecords } from './billing-records.ts';

type PrivacyDeps = {
  connection: Connection;
  subscriptions: SubscriptionRepository;
  acceptedQuotes: AcceptedQuoteRepository;
  now: () => Date;
};

/** What billing knows of an account, to be handed over and to be forgotten. The names on accepted quotes go with the quotes' own messages. */
export function createPrivacy(deps: PrivacyDeps) {
  const { connection, now } = deps;
  const pages = createExportPages(connection, billingExportCollected);
  const erasers: Eraser[] = [
    closeSubscription(deps),
    ({ payload }) => pages.eraseOf(payload.accountId),
    ({ payload }) => forgetCallsOf(connection, payload.accountId),
  ];
  const subscriptions: Subscription[] = [
    collectExport({ queue: 'billing.collect-export', pages, sources: billingRecords(deps), now }),
    eraseAccount({ queue: 'billing.erase-account', erasers }),
  ];
  return { collections: [pages], subscriptions };
}
