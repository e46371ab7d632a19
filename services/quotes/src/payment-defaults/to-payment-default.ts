import type { PaymentDefault as PaymentDefaultView } from '@marquee/contracts/payment-default-operations';
import { defaultPaymentSchedule } from '@marquee/contracts/payment-schedule';
import { toPaymentTerms } from '@marquee/contracts/payment-terms';
import { noIssuer } from './payment-default-repository.ts';
import type { PaymentDefault } from './payment-default-repository.ts';

/** As its provider reads it; null where they have set none. */
export function toPaymentDefault(
  stored: Pick<PaymentDefault, 'paymentSchedule' | 'issuer'> | null,
): PaymentDefaultView {
  const { paymentSchedule = defaultPaymentSchedule, issuer = noIssuer } = stored ?? {};
  return {
    ...toPaymentTerms(paymentSchedule),
    ...(issuer.taxNumber !== '' && { taxNumber: issuer.taxNumber }),
    ...(issuer.billingAddress !== '' && { billingAddress: issuer.billingAddress }),
  };
}
