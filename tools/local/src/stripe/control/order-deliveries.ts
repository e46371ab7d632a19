import { randomInt } from 'node:crypto';

import { z } from 'zod';

import type { Delivery } from '../webhooks/delivery.ts';

export const releaseFields = z.object({
  order: z.enum(['as-sent', 'reversed', 'shuffled']).default('as-sent'),
  copies: z.coerce.number().int().min(1).max(5).default(1),
});

/** The waiting deliveries in the chosen order, each as often as `copies`. */
export function orderDeliveries(
  pending: Delivery[],
  { order, copies }: z.output<typeof releaseFields>,
): Delivery[] {
  const all = Array.from({ length: copies }, () => pending).flat();
  if (order === 'as-sent') {
    return all;
  }
  return order === 'reversed' ? all.reverse() : shuffled(all);
}

function shuffled(deliveries: Delivery[]): Delivery[] {
  return deliveries
    .map((delivery) => ({ delivery, rank: randomInt(2 ** 32) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ delivery }) => delivery);
}
