import { deadLetterScenarios } from '@marquee/service-kit/test-kit/scenarios/dead-letter-scenarios';
import { projectionScenarios } from '@marquee/service-kit/test-kit/scenarios/projection-scenarios';
import type { ServiceScenarios } from '@marquee/service-kit/test-kit/scenarios/scenario';

import { adminOperations } from './admin-operations.ts';
import { billingAddressOperations } from './billing-address-operations.ts';
import { billingOperations } from './billing-operations.ts';
import { clientInvoiceOperations } from './client-invoice-operations.ts';
import { creditNoteOperations } from './credit-note-operations.ts';
import { invoiceOperations } from './invoice-operations.ts';
import { invoiceReminderOperations } from './invoice-reminder-operations.ts';
import { paymentSummary } from './payment-summary.ts';
import { payoutOperations } from './payout-operations.ts';

export const billingScenarios: ServiceScenarios = {
  service: 'billing',
  operations: {
    ...billingOperations,
    ...payoutOperations,
    ...paymentSummary,
    ...invoiceOperations,
    ...clientInvoiceOperations,
    ...invoiceReminderOperations,
    ...creditNoteOperations,
    ...billingAddressOperations,
    ...adminOperations,
    ...deadLetterScenarios('billing'),
    ...projectionScenarios('billing'),
  },
  /** Only the provider reads the note on a payment, the state of refunds and the reminders. */
  providersFields: ['note', 'isRefundOffered', 'refundUnderWay', 'lastRefundRefused', 'reminders'],
};
