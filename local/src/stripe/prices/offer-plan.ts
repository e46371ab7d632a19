import type { StandIn } from '../stand-in.ts';
import { worldOf } from '../world.ts';
import { makePrice } from './make-price.ts';

/** By which billing finds the price of the plan, as somebody set it up in Stripe's dashboard. */
export const planLookupKey = 'marquee-provider-monthly';

/** $99 a month, where it is not there yet. */
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
