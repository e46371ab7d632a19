import { signPayload } from './sign-payload.ts';
import type { StripeEvent } from './stripe-event.ts';

export type Endpoint = { url: string; secret: string };

const timeoutMs = 10_000;

/** Returns the response's status, or the reason why there was no response. Does not follow redirects. */
export async function postEvent(
  { url, secret }: Endpoint,
  event: StripeEvent,
  signal: AbortSignal,
): Promise<{ isAccepted: boolean; outcome: string }> {
  const payload = JSON.stringify(event, null, 2);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': signPayload(payload, secret, Date.now()),
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
  };
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    await response.body?.cancel();
    return { isAccepted: response.ok, outcome: String(response.status) };
  } catch (error) {
    return { isAccepted: false, outcome: error instanceof Error ? error.name : 'no answer' };
  }
}
