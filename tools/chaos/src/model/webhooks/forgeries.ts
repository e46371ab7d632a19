import { signPayload } from '@marquee/local/stripe/webhooks/sign-payload';

export type Signed = { payload: string; signature: string };
export type Forgery = { name: string; forge: (payload: string, secret: string) => Signed };

const minuteMs = 60_000;

/** Requests of an attacker who wants a free subscription, or replays recorded notifications. */
export const forgeries: readonly Forgery[] = [
  forgery('without a signature', (payload) => ({ payload, signature: '' })),
  forgery('signed with another secret', (payload) => ({
    payload,
    signature: signPayload(payload, 'whsec_strange', Date.now()),
  })),
  forgery('changed after it was signed', (payload, secret) => ({
    payload: payload.replace('{', '{ '),
    signature: signPayload(payload, secret, Date.now()),
  })),
  forgery('recorded ten minutes ago', (payload, secret) => ({
    payload,
    signature: signPayload(payload, secret, Date.now() - 10 * minuteMs),
  })),
  forgery('recorded, with its date replaced', (payload, secret) => ({
    payload,
    signature: signPayload(payload, secret, Date.now() - 10 * minuteMs).replace(
      /^t=\d+/,
      `t=${Math.floor(Date.now() / 1000)}`,
    ),
  })),
  forgery('signed with another scheme', (payload, secret) => ({
    payload,
    signature: signPayload(payload, secret, Date.now()).replace('v1=', 'v0='),
  })),
  forgery('with a malformed signature', (payload) => ({ payload, signature: 't=now,v1=yes' })),
];

function forgery(name: string, forge: Forgery['forge']): Forgery {
  return { name, forge };
}
