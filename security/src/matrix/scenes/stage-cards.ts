import type { Actor } from '../cast/actor.ts';
import { done } from '../cast/theatre.ts';
import type { Theatre } from '../cast/theatre.ts';
import type { Pair, Staged } from './scene.ts';
import { aSentInvoice } from './stage-invoices.ts';

const card = { number: '4242 4242 4242 4242', expiry: '12 / 99', cvc: '123', name: 'Robin Vale' };

/** Connects the provider's payout account, which accepts cards from now on, and makes billing read its state. */
export async function connect(theatre: Theatre, { cookie }: Actor): Promise<void> {
  const onboarding = { method: 'POST', path: '/billing/payouts/onboarding' } as const;
  await submit(theatre, (await done<Page>(theatre, cookie, onboarding)).url);
  await done(theatre, cookie, { method: 'GET', path: '/billing/payouts' });
}

/** Pays the first month of the subscription, and makes billing read its state. */
export async function subscribe(theatre: Theatre, { cookie }: Actor): Promise<void> {
  const { url } = await done<Page>(theatre, cookie, { method: 'POST', path: '/billing/checkout' });
  await submit(theatre, `${url}/card`, card);
  await done(theatre, cookie, { method: 'GET', path: '/billing/account' });
}

/** An invoice of a provider with a connected payout account. */
export async function aPayableInvoice(theatre: Theatre, pair: Pair): Promise<Staged> {
  await connect(theatre, pair.provider);
  return aSentInvoice(theatre, pair);
}

/** An invoice that its client has paid by card and read afterwards. */
export async function anInvoicePaidByCard(theatre: Theatre, pair: Pair): Promise<Staged> {
  const staged = await aPayableInvoice(theatre, pair);
  const invoice = `/billing/client/invoices/${staged.id}`;
  const { cookie } = pair.client;
  const { url } = await done<Page>(theatre, cookie, { method: 'POST', path: `${invoice}/checkout` });
  await submit(theatre, `${url}/card`, card);
  const { status } = await done<{ status: string }>(theatre, cookie, { method: 'GET', path: invoice });
  if (status !== 'paid') {
    throw new Error(`invoice ${staged.id} was paid by card, and is ${status}`);
  }
  return staged;
}

type Page = { url: string };

async function submit(
  { product: { stripe } }: Theatre,
  address: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (stripe === null) {
    throw new Error('nobody takes cards here');
  }
  await stripe.submit(address, fields);
}
