import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header: the signing time, and an HMAC over that time and the exact bytes sent. */
export function signPayload(payload: string, secret: string, nowMs: number): string {
  const timestamp = Math.floor(nowMs / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
