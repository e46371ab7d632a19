import type { Emulator } from '../emulator.ts';
import { accountContext } from '../account-context.ts';
import { createPrice } from './create-price.ts';

/** The lookup key by which billing finds the plan's price, as a person would configure it in Stripe's dashboard. */
export const planLookupKey = 'marquee-provider-monthly';

/** Creates the price of $99 a month if it does not exist. */
export function ensurePlanPrice(emulator: Emulator): void {
  emulator.change(() => {
    const context = accountContext(emulator, null);
    if (context.list('price').some(({ lookup_key: key }) => key === planLookupKey)) {
      return;
    }
    createPrice(context, {
      currency: 'usd',
      unit_amount: 9_900,
      recurring: { interval: 'month' },
      product_data: { name: 'Marquee for providers' },
      lookup_key: planLookupKey,
    });
  });
}
