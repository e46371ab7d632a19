import { quotesExportCollected } from '@marquee/contracts/messages/privacy-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { collectExport } from '@marquee/service-kit/privacy/collect-export';
import { eraseAccount } from '@marquee/service-kit/privacy/erase-account';
import type { Eraser } from '@marquee/service-kit/privacy/erase-account';
import { eraseAnswers } from '@marquee/service-kit/privacy/erase-answers';
import { createExportPages } from '@marquee/service-kit/privacy/export-pages';
import { forgetCallsOf } from '@marquee/service-kit/store/call-record';
import type { Connection } from '@marquee/service-kit/store/database';
import type { QuoteDeps } from '../quotes/quote-deps.ts';
import { eraseQuotes } from './erase-quotes.ts';
import { paymentDefaultRecords } from './payment-default-records.ts';
import { quoteRecords } from './quote-records.ts';

/** Exports and erases the service's data of an account. */
export function createPrivacy(connection: Connection, deps: QuoteDeps) {
  const { clients, providers, paymentDefaults, now } = deps;
  const sources = [...quoteRecords(deps), paymentDefaultRecords(paymentDefaults)];
  const pages = createExportPages(connection, quotesExportCollected);
  const erasers: Eraser[] = [
    // These two run before `eraseQuotes` looks up the quotes. If a call inserts a quote after that lookup, the call finds that the client
    // or the provider is erased.
    clients.project,
    providers.project,
    ({ payload }) => paymentDefaults.eraseOf(payload.accountId),
    eraseQuotes(deps),
    eraseAnswers(connection, deps.quotes),
    (erasure) => pages.eraseOf(erasure),
    ({ payload }) => forgetCallsOf(connection, payload.accountId),
  ];
  const subscriptions: Subscription[] = [
    collectExport({ queue: 'quotes.collect-export', pages, sources, now }),
    eraseAccount({ queue: 'quotes.erase-account', erasers }),
  ];
  return { stores: [pages], subscriptions };
}
