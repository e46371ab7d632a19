import type * as api from '@marquee/contracts/payment-default-operations';
import { defaultPaymentSchedule } from '@marquee/contracts/payment-schedule';
import { toPaymentTerms } from '@marquee/contracts/payment-terms';
import type { z } from 'zod';
import { noIssuer } from './payment-default-repository.ts';
import type { PaymentDefault } from './payment-default-repository.ts';

/** The payment default of a provider who has not set one. */
export function noPaymentDefault(id: string): PaymentDefault {
  return { id, version: 0, paymentSchedule: defaultPaymentSchedule };
}

export function toPaymentDefault(stored: PaymentDefault): z.input<typeof api.getPaymentDefault.response> {
  return { ...chosenFields(stored), revision: stored.version };
}

/** The payment default as its provider reads it, without the revision. */
export function chosenFields({
  paymentSchedule,
  issuer = noIssuer,
}: Pick<PaymentDefault, 'paymentSchedule' | 'issuer'>): api.PaymentDefault {
  return {
    ...toPaymentTerms(paymentSchedule),
    ...(issuer.taxNumber !== '' && { taxNumber: issuer.taxNumber }),
    ...(issuer.billingAddress !== '' && { billingAddress: issuer.billingAddress }),
  };
}
