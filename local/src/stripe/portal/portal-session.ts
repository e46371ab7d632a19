import type Stripe from 'stripe';
import { z } from 'zod';

import { pageAddress, text } from '../http/fields.ts';
import { newId } from '../new-id.ts';
import { ownPage } from '../pages/own-page.ts';
import type { Shape } from '../shape.ts';
import type { World } from '../world.ts';

export type PortalSession = Shape<
  Stripe.BillingPortal.Session,
  'id' | 'object' | 'created' | 'customer' | 'livemode' | 'return_url' | 'url'
>;

export const portalFields = z.strictObject({ customer: text, return_url: pageAddress.optional() });

/** Its page stays open for an hour, in seconds. */
export const portalSeconds = 60 * 60;

export function makePortalSession(world: World, fields: z.output<typeof portalFields>): PortalSession {
  const id = newId('bps');
  return world.put({
    id,
    object: 'billing_portal.session',
    created: world.now(),
    customer: world.get('customer', fields.customer, 'customer').id,
    livemode: false,
    return_url: fields.return_url ?? null,
    url: `${ownPage}/portal/${id}`,
  } satisfies PortalSession);
}
