import { billingExportCollected } from '@marquee/contracts/messages/privacy-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { collectExport } from '@marquee/service-kit/privacy/collect-export';
import { eraseAccount } from '@marquee/service-kit/privacy/erase-account';
import type { Eraser } from '@marquee/service-kit/privacy/erase-account';
import { eraseAnswers } from '@marquee/service-kit/privacy/erase-answers';
import { createExportPages } from '@marquee/service-kit/privacy/export-pages';
import { forgetCallsOf } from '@marquee/service-kit/store/call-record';
import type { Connection } from '@marquee/service-kit/store/database';
import { eraseBillingDetails } from '../billing-details/erase-billing-details.ts';
import { eraseInvoices } from '../invoices/erase-invoices.ts';
import type { InvoiceDeps } from '../invoices/invoice-deps.ts';
import { closeSubscription } from '../subscriptions/close-subscription.ts';
import { billingRecords } from './billing-records.ts';
import { invoiceRecords } from './invoice-records.ts';

type PrivacyDeps = InvoiceDeps & { connection: Connection };

/**
 * Exports and erases billing's data of an account. Names on accepted quotes are erased when quotes publishes the erasure; names on issued
 * invoices stay.
 */
export function createPrivacy(deps: PrivacyDeps) {
  const { connection, now } = deps;
  const sources = [...billingRecords(deps), ...invoiceRecords(deps)];
  const pages = createExportPages(connection, billingExportCollected);
  const erasers: Eraser[] = [
    closeSubscription(deps),
    eraseInvoices(deps),
    ({ payload }) => deps.overdueSummaries.eraseOf(payload.accountId),
    eraseBillingDetails(deps),
    eraseAnswers(connection, deps.invoices),
    (erasure) => pages.eraseOf(erasure),
    ({ payload }) => forgetCallsOf(connection, payload.accountId),
  ];
  const subscriptions: Subscription[] = [
    collectExport({ queue: 'billing.collect-export', pages, sources, now }),
    eraseAccount({ queue: 'billing.erase-account', erasers }),
  ];
  return { stores: [pages], subscriptions };
}
