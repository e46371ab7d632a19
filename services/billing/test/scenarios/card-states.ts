import { getBillingAccount, startCheckout } from '@marquee/contracts/billing-operations';
import { getClientInvoice, payInvoice } from '@marquee/contracts/invoice-operations';
import { getPayouts, startOnboarding } from '@marquee/contracts/payout-operations';
import { equipmentOf } from '@marquee/service-kit/test-kit/scenarios/context';
import type { Person, ScenarioContext } from '@marquee/service-kit/test-kit/scenarios/context';

import { aSentInvoice } from './invoice-states.ts';
import type { InvoiceState } from './invoice-states.ts';

const card = { number: '4242 4242 4242 4242', expiry: '12 / 99', cvc: '123', name: 'Robin Vale' };

/** Pays the first month of the subscription if the person may subscribe, and makes billing read the subscription's state. */
export async function subscribe(context: ScenarioContext, as: Person): Promise<void> {
  const checkout = await context.attempt(startCheckout, { as });
  if (checkout !== null) {
    await equipmentOf(context, 'submitCardPage')(`${checkout.url}/card`, card);
    await context.call(getBillingAccount, { as });
  }
}

/** An invoice of a provider with a connected payout account. */
export async function aPayableInvoice(context: ScenarioContext): Promise<InvoiceState> {
  await connect(context, context.provider);
  return aSentInvoice(context);
}

/** An invoice that its client has paid by card and read afterwards. */
export async function anInvoicePaidByCard(context: ScenarioContext): Promise<InvoiceState> {
  const invoice = await aPayableInvoice(context);
  const call = { as: context.client, params: { id: invoice.id } };
  const { url } = await context.call(payInvoice, call);
  await equipmentOf(context, 'submitCardPage')(`${url}/card`, card);
  const { status } = await context.call(getClientInvoice, call);
  if (status !== 'paid') {
    throw new Error(`invoice ${invoice.id} was paid by card, but has status ${status}`);
  }
  return invoice;
}

/** Connects the provider's payout account, which accepts cards from now on, and makes billing read the account's state. */
async function connect(context: ScenarioContext, as: Person): Promise<void> {
  const { url } = await context.call(startOnboarding, { as });
  await equipmentOf(context, 'submitCardPage')(url);
  await context.call(getPayouts, { as });
}
