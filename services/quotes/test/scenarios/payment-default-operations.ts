import { fixedRequest, state } from '@marquee/service-kit/test-kit/scenarios/arrange';
import type { OperationScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';

const halfBefore = { deposit: { kind: 'percent', percent: 50 }, balanceDueDaysBefore: 14 };

/** Specification, section 6: the terms of payment with which a quote begins belong to the provider. */
export const paymentDefaultOperations: Readonly<Record<string, OperationScenario>> = {
  getPaymentDefault: { actor: 'provider', states: { '-': state(200, fixedRequest()) } },
  setPaymentDefault: {
    actor: 'provider',
    states: { '-': state(200, fixedRequest({ body: halfBefore })) },
    input: 'deposit!=object balanceDueDaysBefore!=number taxNumber billingAddress revision=number',
  },
};
