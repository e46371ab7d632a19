import { lineItem } from '@marquee/contracts/priced-lines';
import type { LineItem } from '@marquee/contracts/priced-lines';
import { sample } from './sample.ts';

/** A line item for one unit of a service at this price. */
export function sampleLine(serviceName: string, price: string, now: Date): LineItem {
  return {
    ...sample(lineItem, { seed: serviceName, now }),
    ...{ serviceName, serviceDescription: '', unitPrice: price, quantity: 1, totalPrice: price },
  };
}
