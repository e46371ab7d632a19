import type { BillingHarness } from './billing-harness.ts';
import { startStripeProxy } from './stripe-proxy.ts';

/** Stripe rejects each refund, as it does for a disputed charge. */
export type StripeRejectingRefunds = {
  harness: BillingHarness;
  /** Idempotency keys of the requested refunds. */
  idempotencyKeys: string[];
  stop: () => Promise<void>;
};

export async function startStripeRejectingRefunds(): Promise<StripeRejectingRefunds> {
  const idempotencyKeys: string[] = [];
  const proxy = await startStripeProxy(({ method, url, headers }) => {
    if (method !== 'POST' || url !== '/v1/refunds') {
      return null;
    }
    idempotencyKeys.push(String(headers['idempotency-key']));
    return { status: 400, error: refusal };
  });
  return { ...proxy, idempotencyKeys };
}

const refusal = {
  type: 'invalid_request_error',
  code: 'charge_disputed',
  message: 'The charge has been charged back; cannot issue a refund.',
};
