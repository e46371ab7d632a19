import { amongRecords, state } from '@marquee/service-kit/test-kit/scenarios/arrange';
import type { OperationScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';
import { anotherProvidersInvoice } from '@marquee/service-kit/test-kit/scenarios/states/other-providers';

import { aPaidInvoice } from './invoice-states.ts';

/** Decision 0022: a provider reads the sums of their own payments. */
export const paymentSummary: Readonly<Record<string, OperationScenario>> = {
  getPaymentSummary: {
    actor: 'provider',
    states: { '-': state(200, amongRecords(aPaidInvoice, anotherProvidersInvoice)) },
    input: 'year=limit',
  },
};
