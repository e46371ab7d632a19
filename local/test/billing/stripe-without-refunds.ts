import type { PayingBilling } from './paying-billing.ts';
import { startInBetween } from './stripe-in-between.ts';

/** Stripe rejects each valid refund, as without sufficient funds. */
export type WithoutRefunds = {
  paying: PayingBilling;
  /** Idempotency keys of the requested refunds. */
  asked: string[];
  stop: () => Promise<void>;
};

export async function startWithoutRefunds(): Promise<WithoutRefunds> {
  const asked: string[] = [];
  const between = await startInBetween(({ method, url, headers }) => {
    if (method !== 'POST' || url !== '/v1/refunds') {
      return null;
    }
    asked.push(String(headers['idempotency-key']));
    return { status: 400, error: refusal };
  });
  return { ...between, asked };
}

const refusal = {
  type: 'invalid_request_error',
  code: 'charge_disputed',
  message: 'The charge has been charged back; cannot issue a refund.',
};
