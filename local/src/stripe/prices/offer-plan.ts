import type { StandIn } from '../stand-in.ts';
import { worldOf } from '../world.ts';
import { makePrice } from './make-price.ts';

/** The lookup key by which billing finds the plan's price, as a person would configure it in Stripe's dashboard. */
export const planLookupKey = 'marquee-provider-monthly';

/** Creates the price of $99 a month if it does not exist. */
export function offerPlan(standIn: StandIn): void {
  standIn.change(() => {
    const world = worldOf(standIn, null);
    if (world.list('price').some(({ lookup_key: key }) => key === planLookupKey)) {
      return;
    }
    makePrice(world, {
      currency: 'usd',
      unit_amount: 9_900,
      recurring: { interval: 'month' },
      product_data: { name: 'Marquee for providers' },
      lookup_key: planLookupKey,
    });
  });
}
