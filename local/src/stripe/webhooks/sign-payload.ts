import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header: when it was signed, and an HMAC over that and the very bytes that are sent. */
export function signPayload(payload: string, secret: string, nowMs: number): string {
  const timestamp = Math.floor(nowMs / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
